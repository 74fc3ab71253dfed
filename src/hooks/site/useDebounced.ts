import { useEffect, useState } from 'react';

/** The value as it was once it stood still for that long: 300 ms unless said otherwise (specification 9). */
export function useDebounced<Value>(value: Value, waitMs = 300): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), waitMs);
    return () => clearTimeout(timer);
  }, [value, waitMs]);
  return settled;
}
