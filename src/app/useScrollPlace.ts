import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { isRecord, scratch } from '../api/scratch.ts';
import { isSheetEntry } from '../hooks/site/sheetEntry.ts';
import { screenOf } from './screenOf.ts';

/** How long a page may take to become as tall as it was. */
const patienceMs = 3000;

const kept = scratch(() => sessionStorage, 'scroll', isRecord);

/** Pixels from the top, by the key of the history entry. Without storage they last as long as the page. */
const places = { ...kept.read() } as Record<string, number>; // Written below.
const keepPlaces = () => kept.write(places);

/** Scrolls there, again while the page grows, until it is reached or the member moves. Returns how to stop. */
function scrollBackTo(top: number): () => void {
  const stop = new AbortController();
  const observer = new ResizeObserver(() => {
    scrollTo(0, top);
    if (Math.abs(scrollY - top) <= 1) stop.abort();
  });
  const timer = setTimeout(() => stop.abort(), patienceMs);
  stop.signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
  for (const event of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
    addEventListener(event, () => stop.abort(), { signal: stop.signal, passive: true });
  scrollTo(0, top);
  observer.observe(document.body);
  return () => stop.abort();
}

/** Back returns to where the reader was; a new screen begins at its top, or at the place that its address names. */
export function useScrollPlace() {
  const location = useLocation();
  const { key, hash } = location;
  const screen = screenOf(location);
  const type = useNavigationType();
  const shown = useRef(key);
  useEffect(() => {
    const keep = () => {
      places[shown.current] = scrollY;
    };
    history.scrollRestoration = 'manual';
    addEventListener('scroll', keep, { passive: true });
    addEventListener('pagehide', keepPlaces);
    return () => {
      removeEventListener('scroll', keep);
      removeEventListener('pagehide', keepPlaces);
    };
  }, []);
  useLayoutEffect(() => {
    // Before the scrolling that a new screen causes is told as an event.
    shown.current = key;
  }, [key]);
  useLayoutEffect(() => {
    // A sheet opens over the page, which stays where it is.
    if (isSheetEntry(location)) return;
    const place = places[key];
    if (type === 'POP' && place !== undefined) return scrollBackTo(place);
    const named = hash && document.getElementById(hash.slice(1));
    if (named) named.scrollIntoView();
    else scrollTo(0, 0);
    // A change of the search alone, such as another tab of a list, is no other screen.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [type === 'POP' ? key : undefined, screen, hash]);
}
