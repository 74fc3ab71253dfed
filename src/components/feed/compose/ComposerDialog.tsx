import { lazy, Suspense, useEffect, useState } from 'react';
import { whenIdle } from '../../../lib/whenIdle.ts';
import type { ComposerSheetProps } from './ComposerSheet.tsx';

const load = () => import('./ComposerSheet.tsx');
const ComposerSheet = lazy(() => load().then((m) => ({ default: m.ComposerSheet })));

export type ComposerDialogProps = ComposerSheetProps;

/**
 * Writes or changes a post. Stays once it was opened, so that it can close in its own time. Most who read a feed do not
 * write at once, so it is fetched when the browser has nothing else to do: before somebody may be offline.
 */
export function ComposerDialog(props: ComposerDialogProps) {
  const [needed, setNeeded] = useState(props.open);
  if (props.open && !needed) setNeeded(true);
  useEffect(() => whenIdle(() => void load().catch(() => {})), []);
  return <Suspense fallback={null}>{needed && <ComposerSheet {...props} />}</Suspense>;
}
