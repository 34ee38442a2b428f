/** The live scene of a table: one stream, opened again whenever it breaks, always whole. */

/**
 * Follow a table. `onScene` gets each scene with its complete log, `onWind` whether the server is heard.
 * Returns a function that ends it.
 */
export function follow(code, seat, onScene, onWind) {
  let source = null;
  let log = [];
  let timer = 0;
  let ended = false;

  function open() {
    source = new EventSource(`/api/tables/${code}/stream${seat === null ? "" : `?seat=${seat}`}`);
    source.addEventListener("scene", (message) => {
      const scene = JSON.parse(message.data);
      log = [...log.filter((line) => line.n < scene.log_from), ...scene.log];
      onWind(true);
      onScene({ ...scene, log });
    });
    source.onerror = () => {
      onWind(false);
      if (source.readyState === EventSource.CLOSED && !ended) {
        clearTimeout(timer);
        timer = setTimeout(open, 1500); // a refused stream is not opened again by itself
      }
    };
  }

  open();
  return () => {
    ended = true;
    clearTimeout(timer);
    source.close();
  };
}
