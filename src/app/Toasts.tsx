import { useEffect, useRef, useState, type ComponentType } from 'react';
import type { ToasterProps } from '../components/ui/Toaster.tsx';
import { toastQueue } from '../lib/toastQueue.ts';
import { untilLoaded } from '../lib/untilLoaded.ts';
import { loadToaster } from './loadToaster.ts';

const againMs = 1000;

/** Whether there has been a toast yet. */
function useSpoken(): boolean {
  const [spoken, setSpoken] = useState(false);
  useEffect(() => {
    const ask = () => toastQueue.all().length > 0 && setSpoken(true);
    ask();
    return toastQueue.subscribe(ask);
  }, []);
  return spoken;
}

/**
 * Where the toasts stand: made with the page, so that the order of what lies over it does not depend on which view arrives
 * first.
 */
function usePlace() {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = document.createElement('div');
    place.current = element;
    document.body.append(element);
    return () => element.remove();
  }, []);
  return place;
}

/**
 * The view of the toasts, loaded with the first of them. That one often says that the server is gone, and the view with
 * it: then the toasts wait, and nothing else on the page breaks.
 */
export function Toasts() {
  const needed = useSpoken();
  const place = usePlace();
  const [view, setView] = useState<{ Toaster: ComponentType<ToasterProps> }>();
  useEffect(() => {
    if (!needed || view) return;
    return untilLoaded(loadToaster, { againMs, onLoaded: (Toaster) => setView({ Toaster }) });
  }, [needed, view]);
  return view && <view.Toaster queue={toastQueue} place={place} />;
}
