import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { focusHeading } from '../components/ui/focusHeading.ts';
import { useSession } from '../hooks/account/useSession.ts';
import { screenOf } from './screenOf.ts';
import { useScrollPlace } from './useScrollPlace.ts';

/**
 * After a move to another screen the heading takes the focus, so that a screen reader reads where it is (WCAG 2.4.3). The home of
 * a member and that of a stranger are two screens at one address.
 */
export function RouteChange() {
  const location = useLocation();
  const { hash } = location;
  const { isLoggedIn } = useSession();
  const screen = `${screenOf(location)} ${isLoggedIn}`;
  const first = useRef(true);
  useScrollPlace();
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    // A link to a place within the page, such as its comments: the page itself takes the focus there.
    if (hash) return;
    let focused: HTMLElement | undefined;
    // Who has gone on while the page was on its way keeps the focus: a menu closes when it leaves.
    let wentOn = false;
    const goOn = () => {
      wentOn = true;
    };
    addEventListener('pointerdown', goOn, true);
    addEventListener('keydown', goOn, true);
    const isElsewhere = () =>
      wentOn &&
      (document.activeElement !== document.body || document.querySelector('[role=menu][data-state=open]'));
    // The page's code may still be on its way, and what stands in its place while it loads has a heading of its own.
    const observer = new MutationObserver(() => focusOnce());
    function focusOnce() {
      const heading = document.querySelector<HTMLElement>('h1');
      if (!heading || focused?.isConnected || isElsewhere()) return;
      if (focused && document.activeElement !== document.body) return;
      // A page that has given the focus to its first field knows better.
      if (heading.closest('main')?.contains(document.activeElement)) return observer.disconnect();
      focusHeading(heading);
      focused = heading;
    }
    observer.observe(document.body, { childList: true, subtree: true });
    focusOnce();
    return () => {
      observer.disconnect();
      removeEventListener('pointerdown', goOn, true);
      removeEventListener('keydown', goOn, true);
    };
  }, [screen, hash]);
  return null;
}
