import { createContext, useContext, useEffect, useState } from 'react';
import type { ReactNode } from 'react';

const ClockContext = createContext<Date | undefined>(undefined);

/** How far "2 minutes ago" may lag. */
const tick = 30_000;

export interface ClockProviderProps {
  /** A moment stands still (stories, tests); a function is read now, every 30 seconds, and when the tab is shown again. */
  now: Date | (() => Date);
  children: ReactNode;
}

/** Gives everything below it the time, so that no component asks the machine for it. */
export function ClockProvider({ now, children }: ClockProviderProps) {
  const [read, setRead] = useState<Date>(now);
  useEffect(() => {
    if (now instanceof Date) return;
    const update = () => {
      if (!document.hidden) setRead(now());
    };
    const timer = setInterval(update, tick);
    document.addEventListener('visibilitychange', update);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [now]);
  return <ClockContext value={now instanceof Date ? now : read}>{children}</ClockContext>;
}

/** The present moment, at most 30 seconds old. Throws outside a ClockProvider. */
export function useNow(): Date {
  const now = useContext(ClockContext);
  if (!now) throw new Error('useNow needs a ClockProvider above it');
  return now;
}
