/** Where long words may be broken on a narrow card: above all German compounds are wider than what they stand on. */
const SEAMS = `
  Achter|bahn Agenda|karten Ange|stellten Ange|stellter Animations|team Antritts|prämie Aste|roiden Auf|wertung
  Aussichts|garten Automa|tisierte Auto|scooter Blau|pausen Brettspiel|reise Buch|halterin Büfett|deck Charme|offen|sive
  Doppel|schicht Durch|setzer Effizienz|preis Eil|auftrag Ent|spannung Ent|spannungs Ent|wicklung Ent|wicklungen
  Extrem|sport|halle Familien|urlaub Feier|liche Figuren|parade Finan|zielles Flugziel|anzeige Gala|dinner Gewinn|schub
  Gravitations|boxring Groß|bestel|lung Gruppen|tarif Head|hunter Hinter|tür|schlüssel Holo|theater Ideen|runde Karussell|deck
  Kinder|akademie Kinder|club Kletter|wand Luft|akrobatik|deck Medien|liebling Medita|tions|kuppel Mit|benutzung
  Nachbar|schaft Nebel|sauna Nerven|kitzel Not|rationen Nähr|stoff|recycler Pausen|boni Pausen|bonus Piano|lounge
  Puppen|theater Raketen|schlitten|bahn Raum|schiff Raum|schiffe Reise|route Reklame|tafeln Repu|tation Reser|viere
  Ressour|cen Sauer|stoff Sauerstoff|gärten Schatz|suche Schlupf|loch Schnell|fertiger Schwere|los Spiel|halle
  Spielzeug|werkstatt Staat|licher Sternen|blick Streichel|zoo Stunt|simula|tor Symbol|satz Tanker|konvoi Team|bildung
  Techno|logie Test|pilotin Thermal|bäder Trampolin|halle Treib|stoff Um|besetzung Unter|nehmens|ziel Universal|adapter Ver|drängen
  Vergnü|gungs|park Verstär|kung Wasser|spiel|platz Weg|bereiterin Wein|verkos|tung Weltraum|aufzug Weltraum|spazier|gang
  Werbe|offen|sive Werft|zugabe Wochen|ende Zeichen|tisch Zentri|fugen|fahrt Zurück|rufen gestar|tetem gewer|tetem
  Aqua|rium Bau|stelle Bälle|bad Cock|tail Eis|diele Eröff|nung Kopf|jäger Laser|tag Lese|saal Mini|golf Orbi|tales Spiel|show
  Tanz|club Tee|garten Wellen|bad reser|vieren ver|drängen Über|stunden`.trim().split(/\s+/);

const BROKEN = new Map(SEAMS.map((word) => [word.replaceAll("|", ""), word.replaceAll("|", "\u00ad")]));

/** The same words with soft hyphens: for the eye only, spoken labels keep the plain ones. @param {string} words */
export const soft = (words) => words.replace(/\p{L}{8,}/gu, (word) => BROKEN.get(word) ?? word);
