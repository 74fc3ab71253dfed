import { createContext, useContext, useEffect, useEffectEvent } from 'react';

/** Takes note of a sheet that is open, above those before; gives how to take it off again. */
export type OpenSheet = (onBack: () => void) => () => void;

/** What knows the browser's history. Without it, Back leaves the page whatever is open. */
export const BackContext = createContext<OpenSheet | undefined>(undefined);

/** While `open`, the browser's Back calls `onBack` instead of leaving the page. */
export function useBackCloses(open: boolean, onBack: () => void): void {
  const openSheet = useContext(BackContext);
  const back = useEffectEvent(onBack);
  useEffect(() => (open && openSheet ? openSheet(() => back()) : undefined), [open, openSheet]);
}
