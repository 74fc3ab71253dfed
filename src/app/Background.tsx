import type { ReactNode } from 'react';
import { useRealtime } from '../hooks/site/useRealtime.ts';
import { PullRefresh } from './PullRefresh.tsx';
import Shortcuts from './Shortcuts.tsx';

/** Hears what happens to the member, which keys are pressed and whether a list is pulled; what is shown changes by itself. Fetched once the page is there. */
export default function Background(): ReactNode {
  useRealtime();
  return (
    <>
      <Shortcuts />
      <PullRefresh />
    </>
  );
}
