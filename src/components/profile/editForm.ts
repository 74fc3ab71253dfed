import type { FieldErrors } from '../../lib/validate.ts';
import { formFields } from '../../theme/recipes/dialog.ts';
import type { EditNoticeBannerProps } from './EditNoticeBanner.tsx';

/** What every form of the profile takes beside its values. */
export interface EditFormProps<Values> extends Pick<EditNoticeBannerProps, 'draft' | 'conflict'> {
  /** What the form begins with. */
  values: Values;
  /** Every change, for the draft. */
  onChange?: ((values: Values) => void) | undefined;
  /** Called with values that keep the rules. */
  onSubmit: (values: Values) => void;
  onCancel: () => void;
  busy?: boolean;
  /** Why it was not saved. */
  error?: string | undefined;
  /** What the server refused, by field. */
  fields?: FieldErrors | undefined;
}

/** In the body of a dialog; its buttons lie at the lower edge. */
export const editFormLook = {
  'data-fill': '',
  display: 'flex',
  flexDirection: 'column',
  gap: 5,
  minWidth: 0,
  css: formFields,
} as const;

/** For a line that appears below what was pressed: brings it into sight, once. With `scrollMarginBlock`, above the buttons. */
export const intoSight = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

/** Entries that belong beside each other share a line from 480 px on. */
export const editFormLine = {
  display: 'grid',
  gap: { base: 5, sm: 3 },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
  '& > :only-child': { gridColumn: '1 / -1' },
} as const;

/** Inputs by line: one that stands `beside` joins the line before. */
export function toLines<Input extends { beside?: true }>(inputs: readonly Input[]): Input[][] {
  const lines: Input[][] = [];
  for (const input of inputs) {
    if (input.beside) lines.at(-1)?.push(input);
    else lines.push([input]);
  }
  return lines;
}
