import { useEffect } from 'react';

/** Names the tab: "Log in · Rolecast". */
export function useTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · Rolecast`;
  }, [title]);
}
