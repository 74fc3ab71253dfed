/** The numbers of an event beside each other. Plain styles: there is one of each of these. */
export const figures = {
  display: 'grid',
  gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(5, minmax(0, 1fr))' },
  columnGap: 5,
  rowGap: 4,
  '& dt': { textStyle: 'small', color: 'fg.muted' },
  '& dd': { fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
  '& [data-part=number]': { textStyle: 'h3' },
  '& [data-part=bar]': { marginBlockStart: 1.5 },
} as const;

/** A small table: words at the start, numbers at the end. */
export const figureTable = {
  width: 'full',
  borderCollapse: 'collapse',
  '& :is(th, td)': {
    paddingBlock: 2.5,
    paddingInlineStart: 3,
    textAlign: 'end',
    verticalAlign: 'top',
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'normal',
  },
  '& thead th': {
    textStyle: 'caption',
    color: 'fg.muted',
    fontWeight: 'medium',
    paddingBlockStart: 0,
    whiteSpace: 'nowrap',
  },
  '& :is(thead th:first-of-type, tbody th)': {
    paddingInlineStart: 0,
    textAlign: 'start',
    overflowWrap: 'anywhere',
  },
  '& tbody tr': { borderBlockStartWidth: '1px', borderColor: 'border.subtle' },
  '& tbody th': { fontWeight: 'regular' },
  '& tbody tr:last-of-type > *': { paddingBlockEnd: 0 },
  // A number stays whole; what it is out of may stand below it.
  '& td > span': { whiteSpace: 'nowrap' },
  '& [data-part=of]': { color: 'fg.muted' },
} as const;

/** Columns of sales over a line of days. */
export const salesLook = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 2,
  rowGap: 1,
  textStyle: 'caption',
  color: 'fg.muted',
  fontVariantNumeric: 'tabular-nums',
  '& [data-part=scale]': {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    textAlign: 'end',
    // The numbers stand at their lines.
    marginBlock: '-0.6em',
  },
  '& [data-part=plot]': {
    height: '9rem',
    display: 'flex',
    alignItems: 'flex-end',
    gap: 'min(2px, 0.4%)',
    borderBlockEndWidth: '1px',
    borderColor: 'border.strong',
    backgroundImage:
      'linear-gradient({colors.border.subtle}, {colors.border.subtle}), linear-gradient({colors.border.subtle}, {colors.border.subtle})',
    backgroundSize: '100% 1px',
    backgroundPosition: '0 0, 0 50%',
    backgroundRepeat: 'no-repeat',
  },
  '& [data-part=bar]': {
    flex: 1,
    minWidth: 0,
    height: 'full',
    display: 'flex',
    alignItems: 'flex-end',
    justifyContent: 'center',
    // A few of them do not become walls.
    '& > span': {
      width: 'min(100%, 2rem)',
      bg: 'accent.solid',
      borderStartStartRadius: '2px',
      borderStartEndRadius: '2px',
    },
  },
  '& [data-part=days]': { gridColumn: 2, display: 'flex', justifyContent: 'space-between' },
} as const;

/** Who comes, one below the other. */
export const attendeeRows = {
  listStyleType: 'none',
  '& > li + li': { borderBlockStartWidth: '1px', borderColor: 'border.subtle' },
} as const;
