const line = { display: 'flex', gap: 2, minWidth: 0, overflowWrap: 'anywhere' } as const;
const mark = { flexShrink: 0, width: 4, height: '1lh', color: 'fg.muted' } as const;

/** When and where, each behind its mark. */
const facts = {
  display: 'grid',
  gap: 1.5,
  listStyle: 'none',
  '& > li': line,
  '& > li > div': { minWidth: 0 },
  '& svg': mark,
} as const;

/** The tickets of one event: what it is above, the tickets below. The next event shows its code beside that. */
export const ticketGroup = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  bg: 'bg.surface',
  borderWidth: '1px',
  borderColor: 'border.subtle',
  borderRadius: 'card',
  overflow: 'clip',
  '& > [data-part=head]': {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
    columnGap: 5,
    rowGap: 4,
    padding: { base: 4, md: 5 },
  },
  '& [data-part=about]': { display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 },
  '& h2': { overflowWrap: 'anywhere', lineClamp: 3 },
  '& [data-part=next]': { textStyle: 'label', color: 'accent.fg' },
  '& [data-part=facts]': facts,
  '& [data-part=quiet]': { textStyle: 'small', color: 'fg.muted' },
  '& [data-part=acts]': { display: 'flex', flexWrap: 'wrap', gap: 2, marginBlockStart: 1 },
  '& [data-part=code]': { display: 'grid', gap: 2, justifyItems: 'center', alignContent: 'start' },
  '& [data-part=letters]': { textStyle: 'label', letterSpacing: '0.04em', userSelect: 'all' },
  '& > ul': { listStyle: 'none', borderBlockStartWidth: '1px', borderColor: 'border.subtle' },
  '& > ul > li + li': { borderBlockStartWidth: '1px', borderColor: 'border.subtle' },
} as const;

/** One ticket, whole: its code on top, what is known of it below. */
export const ticketLook = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 5,
  '& [data-part=code]': { display: 'grid', gap: 3, justifyItems: 'center', textAlign: 'center', minWidth: 0 },
  '& [data-part=letters]': {
    fontSize: '2xl',
    fontWeight: 'semibold',
    letterSpacing: '0.06em',
    userSelect: 'all',
  },
  '& [data-part=ended]': {
    display: 'grid',
    gap: 2,
    justifyItems: 'center',
    alignContent: 'center',
    width: 'full',
    minHeight: '11rem',
    padding: 5,
    bg: 'bg.sunken',
    color: 'fg.muted',
    borderRadius: 'control',
    textWrap: 'balance',
    '& [data-part=letters]': { textDecoration: 'line-through', fontWeight: 'regular' },
  },
  '& dl': { display: 'grid', gap: 3, borderBlockStartWidth: '1px', borderColor: 'border.subtle', pt: 4 },
  '& dt': { textStyle: 'small', color: 'fg.muted' },
  '& dd': { overflowWrap: 'anywhere' },
  '& [data-part=quiet]': { textStyle: 'small', color: 'fg.muted' },
} as const;
