import { useLayoutEffect } from 'react';

/** Names the tab: "Log in · Rolecast". */
export function useTitle(title: string) {
  useLayoutEffect(() => {
    document.title = `${title} · Rolecast`;
  }, [title]);
}
