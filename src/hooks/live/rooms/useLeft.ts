import { useEffect, useRef, type RefObject } from 'react';

/** Whether the page has been left meanwhile, for what is answered later. */
export function useLeft(): RefObject<boolean> {
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);
  return left;
}
