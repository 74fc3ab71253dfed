import { lazy, Suspense, useEffect, useState, type ReactNode, type RefObject } from 'react';
import { whenIdle } from '../../lib/whenIdle.ts';

const load = () => import('./DialogWindow.tsx');
const DialogWindow = lazy(() => load().then((m) => ({ default: m.DialogWindow })));

export interface DialogProps {
  open: boolean;
  /** Escape, a click outside or the close button. Never called while `busy`. */
  onClose: () => void;
  /** For what somebody writes in: the browser's Back does this instead of leaving the page, and keeps the draft if there is one. */
  onBack?: (() => void) | undefined;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons; the main one last. */
  footer?: ReactNode;
  /**
   * Width from 480 px on; `full` takes the whole window. Below, a `sheet` fills the screen and a `card` lies at the lower
   * edge.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg' | 'full';
  /** Dark in both themes, for what is looked at. */
  dark?: boolean;
  /** @default 'sheet' */
  form?: 'sheet' | 'card';
  /** `alertdialog` interrupts: it has no close button and a click outside does not answer it. */
  role?: 'dialog' | 'alertdialog';
  /** Names what the body shows. When it changes and the focus went with what was pressed, the first control gets it. */
  step?: string;
  /** Something is going on that must not be left half done. */
  busy?: boolean;
  /** Takes focus on opening; else what carries `data-autofocus`, else the first control of body and footer. */
  initialFocus?: RefObject<HTMLElement | null>;
}

/**
 * A modal dialog. Focus stays inside and goes back to where it was. Its code weighs as much as a whole screen and nobody
 * needs it before pressing something, so it is fetched when the browser has nothing else to do.
 */
export function Dialog(props: DialogProps) {
  const [wanted, setWanted] = useState(props.open);
  // Once opened it stays: closing takes its time.
  if (props.open && !wanted) setWanted(true);
  useEffect(() => whenIdle(() => void load().catch(() => {})), []);
  return <Suspense fallback={null}>{wanted && <DialogWindow {...props} />}</Suspense>;
}
