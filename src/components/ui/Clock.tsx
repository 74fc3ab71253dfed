import { createContext, useContext, useEffect, useState } from 'react';
import type { ReactNode } from 'react';

const ClockContext = createContext<Date | undefined>(undefined);
const SecondsContext = createContext(new Date(0));

/** How far "2 minutes ago" may lag. */
const tick = 30_000;
/** How far "12 seconds ago" may: a number that moved with each second would draw the eye. */
const shortTick = 5000;

export interface ClockProviderProps {
  /** A moment stands still (stories, tests); a function is read now, every 5 seconds, and when the tab is shown again. */
  now: Date | (() => Date);
  children: ReactNode;
}

/** Gives everything below it the time, so that no component asks the machine for it. */
export function ClockProvider({ now, children }: ClockProviderProps) {
  const [seconds, setSeconds] = useState<Date>(now);
  const [read, setRead] = useState(seconds);
  // The two are one moment most of the time: what depends on minutes is not drawn again for seconds.
  if (Math.abs(seconds.getTime() - read.getTime()) >= tick) setRead(seconds);
  useEffect(() => {
    if (now instanceof Date) return;
    const update = () => {
      if (!document.hidden) setSeconds(now());
    };
    const timer = setInterval(update, shortTick);
    document.addEventListener('visibilitychange', update);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [now]);
  const stopped = now instanceof Date && now;
  return (
    <SecondsContext value={stopped || seconds}>
      <ClockContext value={stopped || read}>{children}</ClockContext>
    </SecondsContext>
  );
}

/** The present moment, at most 30 seconds old. Throws outside a ClockProvider. */
export function useNow(): Date {
  const now = useContext(ClockContext);
  if (!now) throw new Error('useNow needs a ClockProvider above it');
  return now;
}

/** The same, at most 5 seconds old. */
export const useSeconds = (): Date => useContext(SecondsContext);
