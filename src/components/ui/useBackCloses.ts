import { useEffect, useEffectEvent } from 'react';
import { openSheets } from '../../lib/openSheets.ts';

/** While `open`, the browser's Back calls `onBack` instead of leaving the page, where something keeps its history. */
export function useBackCloses(open: boolean, onBack: () => void): void {
  const back = useEffectEvent(onBack);
  useEffect(() => (open ? openSheets.add(() => back()) : undefined), [open]);
}
