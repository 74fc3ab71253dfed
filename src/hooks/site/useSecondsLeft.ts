import { useEffect, useState } from 'react';

const secondsTo = (moment: number) => Math.max(0, Math.ceil((moment - Date.now()) / 1000));

/** Whole seconds until a moment (Unix milliseconds), counted down to 0. */
export function useSecondsLeft(moment = 0): number {
  const [counted, setCounted] = useState({ moment, left: secondsTo(moment) });
  useEffect(() => {
    const count = () => {
      const left = secondsTo(moment);
      setCounted({ moment, left });
      if (left === 0) clearInterval(timer);
    };
    const timer = setInterval(count, 1000);
    count();
    return () => clearInterval(timer);
  }, [moment]);
  return counted.moment === moment ? counted.left : secondsTo(moment);
}
