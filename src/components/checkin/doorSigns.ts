import { CircleCheck, CircleHelp, CircleX, TriangleAlert, Undo2 } from 'lucide-react';
import type { DoorTone } from '../../domain/doorTexts.ts';

/** Each answer has a sign of its own shape: colour alone never says it. */
export const doorSigns = {
  ok: CircleCheck,
  used: TriangleAlert,
  no: CircleX,
  unknown: CircleHelp,
} as const satisfies Record<DoorTone, unknown>;

/** A check-in that was taken back. */
export const undoneSign = Undo2;

/** Of the signs on paper. */
export const signColours = {
  ok: 'success.solid',
  used: 'warning.solid',
  no: 'danger.solid',
  unknown: 'fg.muted',
} as const satisfies Record<DoorTone, string>;
