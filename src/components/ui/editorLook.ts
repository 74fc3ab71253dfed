import { formFields } from '../../theme/recipes/dialog.ts';

/** Fields of a step, below each other. */
export const stepLook = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 5,
  minWidth: 0,
} as const;

/** Entries that belong beside each other share a line from 480 px on. */
export const stepLine = {
  display: 'grid',
  gap: { base: 5, sm: 3 },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
  minWidth: 0,
} as const;

/** A part of a step under a heading of its own. */
export const stepPart = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 4,
  paddingBlockStart: 5,
  borderBlockStartWidth: '1px',
  borderColor: 'border.subtle',
} as const;

/** Choices of a list with numbers as keys, as a select field takes them. */
export const toOptions = (labels: Record<number, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** The form in a dialog as large as the window: content in the middle, buttons along the lower edge. */
export const editorLook = { display: 'flex', flexDirection: 'column', minWidth: 0, css: formFields } as const;

export const editorColumns = {
  flex: '1 0 auto',
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, {sizes.content}) {sizes.aside}' },
  justifyContent: 'center',
  alignItems: 'start',
  columnGap: 10,
  rowGap: 6,
  width: 'full',
  paddingInline: { base: 4, sm: 6 },
  paddingBlock: { base: 4, sm: 6 },
} as const;

export const editorActions = {
  insetBlockEnd: 0,
  zIndex: 'raised',
  '@media (min-height: 30rem)': { position: 'sticky' },
  bg: 'bg.surface',
  borderBlockStartWidth: '1px',
  borderColor: 'border.subtle',
  paddingInline: { base: 4, sm: 6 },
  paddingBlockStart: 3,
  paddingBlockEnd: { base: 'max(1rem, env(safe-area-inset-bottom))', sm: 3 },
  display: 'flex',
  justifyContent: 'center',
  '& > div': {
    flex: 1,
    maxWidth: 'calc({sizes.content} + {sizes.aside} + {spacing.10})',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: 2,
  },
  // What must be read before the buttons are pressed is never below them.
  '& [data-part=say]': { flexBasis: 'full' },
  '& [data-part=between]': { flexGrow: 1, display: 'flex', gap: 2 },
} as const;
