import { useEffect, useRef, type RefObject } from 'react';

/** What was drawn last, for what happens later. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
