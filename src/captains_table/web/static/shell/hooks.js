/** What parts of a page remember: hooks that shell and boards share. */
import { useEffect, useState } from "/static/shell/lib.js";

/** Whether a media query matches, now and after every turn of the screen. @param {string} query */
export function useMedia(query) {
  const [matches, setMatches] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const media = matchMedia(query);
    const change = () => setMatches(media.matches);
    change();
    media.addEventListener("change", change);
    return () => media.removeEventListener("change", change);
  }, [query]);
  return matches;
}

/** Seconds since `what` changed while this page was open, told anew every quarter of a minute. @param {unknown} what */
export function useSince(what) {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const start = Date.now();
    setSeconds(0);
    const timer = setInterval(() => setSeconds((Date.now() - start) / 1000), 15000);
    return () => clearInterval(timer);
  }, [what]);
  return seconds;
}

/**
 * A hook like `useState`, but with one value for all who use it: parts that are drawn apart from each other agree.
 * @template T
 * @param {T} first
 * @returns {() => [T, (next: T) => void]}
 */
export function shared(first) {
  let value = first;
  const readers = new Set();
  /** @param {T} next */
  const set = (next) => {
    value = next;
    for (const redraw of readers) redraw({});
  };
  return () => {
    const [, redraw] = useState({});
    useEffect(() => {
      readers.add(redraw);
      return () => readers.delete(redraw);
    }, []);
    return [value, set];
  };
}
