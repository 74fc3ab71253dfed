import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toastQueue } from '../lib/toastQueue.ts';

const Toaster = lazy(() => import('../components/ui/Toaster.tsx').then((m) => ({ default: m.Toaster })));

let spoken = false;
const hasSpoken = () => (spoken ||= toastQueue.all().length > 0);

/** The view of the toasts, loaded with the first of them. */
export function Toasts() {
  const needed = useSyncExternalStore(toastQueue.subscribe, hasSpoken, () => false);
  return <Suspense fallback={null}>{needed && <Toaster queue={toastQueue} />}</Suspense>;
}
