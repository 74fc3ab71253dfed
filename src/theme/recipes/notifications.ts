/** Whose face stands before a notification: 44 px wide, also of two. */
export const notificationAuthor = {
  position: 'relative',
  display: 'flex',
  width: '2.75rem',
  height: '2.75rem',
  '&[data-sign]': {
    display: 'grid',
    placeItems: 'center',
    borderRadius: 'full',
    bg: 'bg.fill',
    color: 'fg.muted',
    '& > svg': { width: '1.25rem', height: '1.25rem' },
  },
  // The one in front below, the other above it towards the end; the badge covers neither face.
  '&[data-several]': {
    '& > :first-of-type': { position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0 },
    '& > :nth-of-type(2)': {
      position: 'absolute',
      insetBlockEnd: 0,
      insetInlineStart: 0,
      boxShadow: '0 0 0 2px {colors.bg.surface}',
    },
  },
  '& > [data-part=badge]': {
    position: 'absolute',
    insetInlineEnd: '-0.375rem',
    insetBlockEnd: '-0.25rem',
    display: 'grid',
    placeItems: 'center',
    width: '1.375rem',
    height: '1.375rem',
    borderRadius: 'full',
    borderWidth: '2px',
    borderColor: 'bg.surface',
    bg: 'bg.fill',
    color: 'fg.default',
    '& > svg': { width: '0.75rem', height: '0.75rem' },
  },
} as const;

/** A notification: a link or a button, drawn in one piece because lists draw it often, and its menu beside it. */
export const notificationRow = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  '& > a, & > button': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) 0.625rem',
    alignItems: 'start',
    columnGap: 3,
    width: 'full',
    paddingInline: 2,
    paddingBlock: 3,
    borderRadius: 'control',
    textAlign: 'start',
    color: 'inherit',
    textDecoration: 'none',
    cursor: 'pointer',
    '&:hover': { bg: 'bg.hover' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '& [data-part=lines]': { display: 'grid', gap: 0.5, minWidth: 0 },
  '& [data-part=text]': { overflowWrap: 'anywhere', lineClamp: 4 },
  '& [data-part=meta]': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 2,
    textStyle: 'small',
    color: 'fg.muted',
  },
  '& > [data-part=menu]': {
    paddingBlockStart: 2,
    '@media (hover: hover)': {
      opacity: 0,
      '&:focus-within, &:has([aria-expanded=true])': { opacity: 1 },
    },
  },
  '&:hover > [data-part=menu]': { opacity: 1 },
  '&[data-unread] [data-part=text]': { fontWeight: 'semibold' },
  '& [data-part=dot]': {
    width: '0.625rem',
    height: '0.625rem',
    marginBlockStart: '0.375rem',
    borderRadius: 'full',
    bg: 'accent.solid',
  },
} as const;
