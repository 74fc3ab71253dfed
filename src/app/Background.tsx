import type { ReactNode } from 'react';
import { useRealtime } from '../hooks/site/useRealtime.ts';
import Shortcuts from './Shortcuts.tsx';

/** Hears what happens to the member and which keys are pressed; what is shown changes by itself. Fetched once the page is there. */
export default function Background(): ReactNode {
  useRealtime();
  return <Shortcuts />;
}
