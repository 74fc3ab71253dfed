import { lazy, Suspense, useState } from 'react';
import type { ComposerSheetProps } from './ComposerSheet.tsx';

// Most who read a feed do not write at once: the first page does without it.
const ComposerSheet = lazy(async () => ({ default: (await import('./ComposerSheet.tsx')).ComposerSheet }));

export type ComposerDialogProps = ComposerSheetProps;

/** Writes or changes a post. Stays once it was opened, so that it can close in its own time. */
export function ComposerDialog(props: ComposerDialogProps) {
  const [needed, setNeeded] = useState(props.open);
  if (props.open && !needed) setNeeded(true);
  return <Suspense fallback={null}>{needed && <ComposerSheet {...props} />}</Suspense>;
}
