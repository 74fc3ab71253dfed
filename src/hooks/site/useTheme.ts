import { useCallback, useSyncExternalStore } from 'react';
import { readTheme, writeTheme, type Theme } from '../../api/storage.ts';

const listeners = new Set<() => void>();

/** `public/theme.js` does the same before the first paint. */
function apply() {
  const dark = readTheme() === 'dark';
  document.documentElement.classList.toggle('dark', dark);
  document.documentElement.style.colorScheme = dark ? 'dark' : 'light';
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) addEventListener('storage', apply);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', apply);
  };
}

/** Light or dark, kept under the storage key `theme`, light by default (specification 1). */
export function useTheme(): { theme: Theme; toggle: () => void } {
  const theme = useSyncExternalStore(subscribe, readTheme, () => 'light' as const);
  const toggle = useCallback(() => {
    writeTheme(readTheme() === 'dark' ? 'light' : 'dark');
    apply();
  }, []);
  return { theme, toggle };
}
