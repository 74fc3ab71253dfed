import type { ReactNode } from 'react';
import { useRealtime } from '../hooks/site/useRealtime.ts';
import { useSheetHistory } from '../hooks/site/useSheetHistory.ts';
import { PullRefresh } from './PullRefresh.tsx';
import Shortcuts from './Shortcuts.tsx';

/**
 * Hears what happens to the member, which keys are pressed, whether a list is pulled, and that Back closes what is open; what is
 * shown changes by itself. Fetched once the page is there.
 */
export default function Background(): ReactNode {
  useRealtime();
  useSheetHistory();
  return (
    <>
      <Shortcuts />
      <PullRefresh />
    </>
  );
}
