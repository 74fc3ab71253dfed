import { useContext, useEffect, useRef } from 'react';
import { UNSAFE_NavigationContext, useLocation } from 'react-router-dom';
import { holdHistory } from './holdHistory.ts';
import { useLatest } from './useLatest.ts';

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
