import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import type { ToasterProps } from '../components/ui/Toaster.tsx';
import { toastQueue } from '../lib/toastQueue.ts';
import { untilLoaded } from '../lib/untilLoaded.ts';
import { loadToaster } from './loadToaster.ts';

const againMs = 1000;

let spoken = false;
const hasSpoken = () => (spoken ||= toastQueue.all().length > 0);

/**
 * The view of the toasts, loaded with the first of them. That one often says that the server is gone, and the view with
 * it: then the toasts wait, and nothing else on the page breaks.
 */
export function Toasts() {
  const needed = useSyncExternalStore(toastQueue.subscribe, hasSpoken, () => false);
  const [view, setView] = useState<{ Toaster: ComponentType<ToasterProps> }>();
  useEffect(() => {
    if (!needed || view) return;
    return untilLoaded(loadToaster, { againMs, onLoaded: (Toaster) => setView({ Toaster }) });
  }, [needed, view]);
  return view && <view.Toaster queue={toastQueue} />;
}
