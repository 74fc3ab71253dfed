import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { isRecord } from '../../api/scratch.ts';

/** The router numbers what was visited since the application was opened. */
const cameFromInside = () => {
  const state: unknown = history.state;
  return isRecord(state) && Number(state['idx'] ?? 0) > 0;
};

/**
 * For `BackBar`: back to where the reader came from, where they will find the list as they left it; to `href` for whoever
 * came straight here, or asks for another tab.
 */
export function useWayBack(href: string): { href: string; onBack: (event: MouseEvent<HTMLElement>) => void } {
  const navigate = useNavigate();
  return {
    href,
    onBack(event) {
      if (event.ctrlKey || event.metaKey || event.shiftKey || !cameFromInside()) return;
      event.preventDefault();
      void navigate(-1);
    },
  };
}
