/** An application in the list of the one who applied. */
export const appliedCard = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 3,
  '&[data-new]': { borderColor: 'accent.solid' },
  '& > [data-part=head]': { display: 'flex', gap: 3, alignItems: 'flex-start', minWidth: 0 },
  '& [data-part=lines]': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& [data-part=badges]': { display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' },
  '& [data-part=meta]': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 4,
    rowGap: 1,
    textStyle: 'small',
    color: 'fg.muted',
    '& > span': { display: 'inline-flex', alignItems: 'center', gap: 1.5 },
    '& svg': { flexShrink: 0, width: 4, height: 4 },
  },
  '& [data-part=quote]': {
    paddingInlineStart: 3,
    borderInlineStartWidth: '2px',
    borderColor: 'border.strong',
    overflowWrap: 'anywhere',
  },
  '& [data-part=actions]': { display: 'flex', flexWrap: 'wrap', gap: 2 },
  '& [data-part=more]': { display: 'flex', flexWrap: 'wrap', columnGap: 5, rowGap: 1 },
} as const;

/** What was agreed on, or what was sent: set apart from the rest of the card. */
export const appliedWell = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
  padding: 4,
  bg: 'bg.sunken',
  borderRadius: 'control',
  overflowWrap: 'anywhere',
  '& > :is(button, a)': { justifySelf: 'start' },
  '& dt': { textStyle: 'small', color: 'fg.muted' },
  '& dl': { display: 'grid', gap: 2 },
} as const;

/** What happened, the first thing first, along a line. */
export const appliedHistory = {
  display: 'grid',
  gap: 3,
  listStyle: 'none',
  textStyle: 'small',
  '& > li': {
    position: 'relative',
    paddingInlineStart: 5,
    overflowWrap: 'anywhere',
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlockStart: '0.4rem',
      boxSize: 2,
      borderRadius: 'full',
      bg: 'accent.solid',
    },
    '&:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '0.22rem',
      insetBlockStart: '1.1rem',
      insetBlockEnd: '-1rem',
      width: '1px',
      bg: 'border.strong',
    },
  },
  '& time': { color: 'fg.muted' },
} as const;
