import { useLayoutEffect, useRef, type RefObject } from 'react';
import { focusHeading } from './focusHeading.ts';
import { placeOf } from './placeOf.ts';

/** What has the focus, or the button of the menu that has it: the menu is about to go. */
function openerNow(): Element | null {
  const { activeElement } = document;
  const menu = activeElement?.closest('[role=menu]');
  const opener = menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : activeElement;
  return opener === document.body ? null : opener;
}

/** The place has the focus, or the title of the page. */
function focusOn(place: HTMLElement | null) {
  if (place) return place.focus({ preventScroll: true });
  const title = [...document.querySelectorAll('h1')].find((one) => one.checkVisibility());
  if (title) focusHeading(title);
}

/**
 * Once the dialog has left, gives a lost focus to the place, or to the title; answers what ends the wait. A dialog that went with
 * the whole page leaves the focus to the next one.
 */
function giveBack(content: RefObject<HTMLElement | null>, place: () => HTMLElement | null): () => void {
  const events = new AbortController();
  const options = { capture: true, signal: events.signal };
  const main = document.querySelector('main');
  let frame = 0;
  const end = () => {
    cancelAnimationFrame(frame);
    events.abort();
  };
  const look = () => {
    frame = requestAnimationFrame(look);
    if (content.current?.isConnected) return;
    const pageIsGone = main?.isConnected === false;
    if (document.activeElement === document.body && !pageIsGone) focusOn(place());
    end();
  };
  // The member's own doing ends it.
  addEventListener('keydown', ({ key }) => key === 'Tab' && end(), options);
  addEventListener('pointerdown', end, options);
  frame = requestAnimationFrame(look);
  return end;
}

/**
 * What opened the dialog may be gone once it closes (Connect, which is Withdraw now; Apply, after one has applied), and the
 * focus with it: what stands in its place gets it, or the title of the page, as after a move to another one (WCAG 2.4.3).
 */
export function useOpenerPlace(open: boolean, content: RefObject<HTMLElement | null>) {
  const wait = useRef({ end: () => {} });
  useLayoutEffect(() => {
    const last = wait.current;
    if (!open) return;
    last.end();
    const opener = openerNow();
    const place = opener ? placeOf(opener) : () => null;
    return () => {
      last.end = giveBack(content, place);
    };
  }, [open, content]);
}
