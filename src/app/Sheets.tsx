import type { ReactNode } from 'react';
import { BackContext } from '../components/ui/BackContext.ts';
import { useSheetHistory } from '../hooks/site/useSheetHistory.ts';

/** Lets the browser's Back close what somebody writes in, instead of leaving the page. */
export function Sheets({ children }: { children: ReactNode }) {
  return <BackContext value={useSheetHistory()}>{children}</BackContext>;
}
