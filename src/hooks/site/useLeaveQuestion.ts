import { useContext, useEffect, useRef } from 'react';
import { type Navigator, parsePath, UNSAFE_NavigationContext, useLocation } from 'react-router-dom';
import { useLatest } from './useLatest.ts';

/** The router counts its entries; one that something else has made has no number. */
const numberOf = (state: unknown): number | undefined => (state as { idx?: number } | null)?.idx;

/**
 * Keeps who is at `here`, a pathname: a link to another page, and Back and Forward, come to nothing but `ask`, which gets how to go on
 * all the same. Moves within the page pass, and so does what replaces it, which is the application's own doing. Returns the way back.
 * The router asks by itself only where it loads the data of pages, too.
 */
export function holdHistory(router: Navigator, here: string, ask: (goOn: () => void) => void): () => void {
  const { push } = router;
  let place = numberOf(history.state);
  let isPassing = false;
  let isReturning = false;
  const askFor = (go: () => void) =>
    ask(() => {
      isPassing = true;
      go();
    });
  router.push = (to, state, options) => {
    const { pathname = here } = typeof to === 'string' ? parsePath(to) : to;
    if (!isPassing && pathname !== here) return askFor(() => push(to, state, options));
    push(to, state, options);
    place = numberOf(history.state);
  };
  const onPop = (event: PopStateEvent) => {
    if (isPassing) return;
    const { pathname, search, hash } = location;
    const at = numberOf(event.state);
    if (pathname === here && !isReturning) {
      place = at;
      return;
    }
    // The browser has moved already, and goes back where it was; the router hears of neither.
    event.stopImmediatePropagation();
    const wasReturning = isReturning;
    isReturning = pathname !== here;
    if (!isReturning) return;
    // What has no number was opened on top of this page.
    const steps = at === undefined || place === undefined ? 0 : at - place;
    history.go(-steps || -1);
    // Whoever presses twice has asked once.
    if (wasReturning) return;
    askFor(() => (steps === 0 ? push(pathname + search + hash) : history.go(steps)));
  };
  // The entry of the application has kept its place before the router's listener.
  const heardBefore = window.onpopstate;
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- what is added comes after the router's
  window.onpopstate = onPop;
  return () => {
    router.push = push;
    // oxlint-disable-next-line unicorn/prefer-add-event-listener -- what is added comes after the router's
    window.onpopstate = heardBefore;
  };
}

/**
 * While `asks`, whoever leaves the page by a link or by Back stays, and `onAsk` is called. `leave` then goes where they wanted to go, if
 * anywhere, and `stay` forgets it. That the tab is closed is another matter, and the browser's.
 */
export function useLeaveQuestion(asks: boolean, onAsk: () => void) {
  const { navigator } = useContext(UNSAFE_NavigationContext);
  const { pathname } = useLocation();
  const goOn = useRef<() => void>(undefined);
  const latest = useLatest(onAsk);
  useEffect(() => {
    if (!asks) return;
    return holdHistory(navigator, pathname, (go) => {
      goOn.current = go;
      latest.current();
    });
  }, [asks, navigator, pathname, latest]);
  const stay = () => {
    goOn.current = undefined;
  };
  const leave = () => {
    const go = goOn.current;
    stay();
    go?.();
  };
  return { leave, stay };
}
