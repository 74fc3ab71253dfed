import { useEffect, useState } from 'react';

const speaksFrom = 0.1;
/** Nobody falls silent between two words. */
const heldMs = 1000;

/** Somebody speaks, or has spoken just now. `level`: how loud, 0 to 1. */
export function useSpeaking(level: number): boolean {
  const loud = level >= speaksFrom;
  const [held, setHeld] = useState(false);
  if (loud && !held) setHeld(true);
  useEffect(() => {
    if (loud) return;
    const timer = setTimeout(() => setHeld(false), heldMs);
    return () => clearTimeout(timer);
  }, [loud]);
  return held;
}
