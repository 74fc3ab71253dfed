import { useEffect, useEffectEvent } from 'react';

/** Runs once the value has changed, with what is known by then; also at the beginning. */
export function useOnChange(value: number, run: () => void) {
  const act = useEffectEvent(run);
  useEffect(() => act(), [value]);
}
