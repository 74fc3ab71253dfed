/** A profile in small, as it goes along with an application. */
export const applySnapshot = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 3,
  padding: 4,
  borderWidth: '1px',
  borderColor: 'border.subtle',
  borderRadius: 'control',
  '& > button': { justifySelf: 'start' },
  '& > [data-part=sections]': {
    display: 'grid',
    gap: 3,
    textStyle: 'small',
    overflowWrap: 'anywhere',
    '&[hidden]': { display: 'none' },
    '& dt': { fontWeight: 'semibold' },
    '& dd': { color: 'fg.muted' },
  },
} as const;

/** What an application came to. */
export const applyDone = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 3,
  paddingBlock: { base: 6, sm: 3 },
  textAlign: 'center',
  textWrap: 'pretty',
  '& > svg': { color: 'accent.solid' },
  '&[data-outcome=waiting] > svg, &[data-outcome=already] > svg': { color: 'fg.muted' },
  '& > h3': { outline: 'none' },
  '& > p': { maxWidth: '28rem' },
  '& > [data-part=actions]': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: 2,
    marginBlockStart: 2,
    width: 'full',
    '& > :is(button, a)': { flexGrow: { base: 1, sm: 0 } },
  },
} as const;
