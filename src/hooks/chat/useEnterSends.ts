import { useSyncExternalStore } from 'react';
import { scratch } from '../../api/scratch.ts';
import { useWide } from '../site/useWide.ts';

const isSwitch = (value: unknown): value is boolean => typeof value === 'boolean';
const kept = scratch(() => localStorage, 'enterSends', isSwitch);
const listeners = new Set<() => void>();
/** Also where nothing can be kept. */
let chosen: boolean | undefined;

/** The settings, the open conversation and other tabs say the same. */
function subscribe(listener: () => void): () => void {
  const hear = () => {
    chosen = undefined;
    listener();
  };
  listeners.add(listener);
  addEventListener('storage', hear);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', hear);
  };
}

/** Whether Enter sends a message on this device (product S41). Until somebody says so: where there is a keyboard. */
export function useEnterSends() {
  const isWide = useWide();
  const own = useSyncExternalStore(subscribe, () => chosen ?? kept.read());
  return {
    enabled: own ?? isWide,
    onToggle({ enabled }: { enabled: boolean }) {
      chosen = enabled;
      kept.write(enabled);
      for (const listener of listeners) listener();
    },
  };
}
