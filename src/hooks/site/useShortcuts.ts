import { useEffect, useEffectEvent, useState } from 'react';
import type { ShortcutsDialogProps } from '../../components/ui/ShortcutsDialog.tsx';
import { act, isLayerOpen, isSingleKey, isTyping } from './shortcutKeys.ts';
import { singleKeysAct } from './singleKeys.ts';
import { useSingleKeys } from './useSingleKeys.ts';

/** How long `g` waits for the letter that says where to. */
const patienceMs = 1500;

export interface Shortcuts {
  /** Where a letter behind `g` leads. */
  placeOf: (letter: string) => string | undefined;
  /** Where a post is begun, for `n` on a page that begins nothing of its own; undefined for whoever writes none. */
  newPostHref: string | undefined;
  onGo: (href: string) => void;
}

/** Presses what begins something new on this page, such as a post or a job; false where there is nothing. */
function beginNew(): boolean {
  const ways = [...document.querySelectorAll<HTMLElement>('[data-shortcut="n"]')];
  const way = ways.find((one) => one.checkVisibility());
  way?.click();
  return way !== undefined;
}

/** Calls `take` with the next key, before anything on the page hears it; true keeps it from the page. Returns how to stop. */
function nextKey(take: (event: KeyboardEvent) => boolean): () => void {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), patienceMs);
  const onKey = (event: KeyboardEvent) => {
    clearTimeout(timer);
    stop.abort();
    if (!take(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('keydown', onKey, { capture: true, signal: stop.signal });
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}

/**
 * Single keys for every page (product 2.4): `g` and a letter go to a place, `n` begins something new, a post where the page has nothing else, `?` lists the keys; among
 * posts `j` and `k` move, `l` likes, `c` comments, `s` saves, `.` opens the menu. They rest while somebody types or a dialog is
 * open, and can be switched off (WCAG 2.1.4). Returns what `ShortcutsDialog` takes.
 */
export function useShortcuts({ placeOf, newPostHref, onGo }: Shortcuts): ShortcutsDialogProps {
  const [open, setOpen] = useState(false);
  const keys = useSingleKeys();
  const go = useEffectEvent((event: KeyboardEvent) => {
    // Meanwhile a field or a dialog may have been entered by the pointer.
    if (isTyping(event.target) || isLayerOpen()) return false;
    // A letter without a place does nothing, and not what it means on the page.
    const isLetter = isSingleKey(event) && /^[a-z]$/.test(event.key);
    const href = isLetter ? placeOf(event.key) : undefined;
    if (href !== undefined) onGo(href);
    return isLetter;
  });
  const begin = useEffectEvent(() => {
    if (beginNew()) return true;
    if (newPostHref !== undefined) onGo(newPostHref);
    return newPostHref !== undefined;
  });
  useEffect(() => {
    let stop = () => {};
    const onKey = (event: KeyboardEvent) => {
      if (!isSingleKey(event) || isTyping(event.target) || isLayerOpen() || !singleKeysAct()) return;
      if (event.key === 'g') stop = nextKey((next) => go(next));
      else if (event.key === '?') setOpen(true);
      else if (!(event.key === 'n' ? begin() : act(event))) return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      stop();
      document.removeEventListener('keydown', onKey);
    };
  }, []);
  return { open, onClose: () => setOpen(false), ...keys };
}
