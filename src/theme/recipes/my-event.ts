import { defineRecipe } from '@chakra-ui/react';

/** An event of one's own: a card with its numbers two by two on phones, a row of columns from 768 px on. */
export const myEventRecipe = defineRecipe({
  className: 'my-event',
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: '5.5rem minmax(0, 1fr) auto',
      md: '8rem minmax(0, 1fr) minmax(0, 26rem) auto',
    },
    columnGap: { base: 3, md: 4 },
    rowGap: 3,
    alignItems: { base: 'start', md: 'center' },
    minWidth: 0,
    padding: 4,
    '& [data-part=picture]': { borderRadius: 'control', overflow: 'hidden' },
    '& [data-part=head]': { minWidth: 0 },
    '& h2': { textStyle: 'label', fontSize: 'lg', overflowWrap: 'anywhere', lineClamp: 3 },
    '& [data-part=head] > p': {
      color: 'fg.muted',
      textStyle: 'small',
      overflowWrap: 'anywhere',
      lineClamp: 3,
    },
    '& h2 + p': { mt: 1 },
    // Beside a badge it goes to the next line as a whole.
    '& time': { display: 'inline-block' },
    '& dl': {
      display: 'grid',
      gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: '7.5rem minmax(0, 1fr) 5rem 3.5rem' },
      columnGap: 4,
      rowGap: 3,
      gridColumn: { base: '1 / -1', md: 'auto' },
      gridRow: { base: 2, md: 'auto' },
    },
    '& dt': { textStyle: 'caption', color: 'fg.muted' },
    '& dd': { fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
    '& [data-part=bar]': { marginBlockStart: 1 },
    '& [data-part=note]': {
      color: 'fg.muted',
      textStyle: 'small',
      gridColumn: { base: '1 / -1', md: 'auto' },
      gridRow: { base: 2, md: 'auto' },
    },
    '& [data-part=actions]': { marginBlock: { base: -2, md: 0 }, marginInlineEnd: -2 },
  },
});

/** The events below each other on one paper. */
export const myEventRows = {
  listStyleType: 'none',
  bg: 'bg.surface',
  borderWidth: '1px',
  borderColor: 'border.subtle',
  borderRadius: 'card',
  '& > li + li': { borderBlockStartWidth: '1px', borderColor: 'border.subtle' },
} as const;
