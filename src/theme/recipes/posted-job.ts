import { defineRecipe } from '@chakra-ui/react';

/** One of HR's jobs: a card with its numbers two by two on phones, a row of columns from 768 px on. */
export const postedJobRecipe = defineRecipe({
  className: 'posted-job',
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) minmax(0, 33rem) auto' },
    columnGap: { base: 2, md: 4 },
    rowGap: 3,
    alignItems: { base: 'start', md: 'center' },
    minWidth: 0,
    padding: 4,
    '& [data-part=head]': { minWidth: 0 },
    '& h2': { textStyle: 'label', fontSize: 'lg', overflowWrap: 'anywhere', lineClamp: 3 },
    '& [data-part=head] > p': { color: 'fg.muted', textStyle: 'small', overflowWrap: 'anywhere', mt: 1 },
    '& dl': {
      display: 'grid',
      gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: '7.5rem 10rem minmax(0, 1fr) 4rem' },
      gap: 3,
      gridColumn: { base: '1 / -1', md: 'auto' },
      gridRow: { base: 2, md: 'auto' },
    },
    '& dt': { textStyle: 'caption', color: 'fg.muted' },
    '& dd': { fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
    // What a finger needs around a number reaches over what is beside it, so that numbers stand on one line.
    '& dd > a': {
      position: 'relative',
      marginBlock: { base: -3, md: 0 },
      // One digit is 9 px wide: what is around it belongs to it.
      _after: { content: '""', position: 'absolute', insetBlock: { base: 0, md: -1 }, insetInline: -4 },
    },
    '& [data-part=open]': {
      display: 'inline-block',
      paddingBlock: 2.5,
      marginBlock: -2.5,
      textAlign: 'start',
      borderRadius: 'small',
      cursor: 'pointer',
      _hover: { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    },
    '& [data-part=note]': {
      color: 'fg.muted',
      textStyle: 'small',
      gridColumn: { base: '1 / -1', md: 'auto' },
      gridRow: { base: 2, md: 'auto' },
    },
    '& [data-part=actions]': { marginBlock: { base: -2, md: 0 }, marginInlineEnd: -2 },
  },
});

/** The jobs below each other on one paper. */
export const postedJobs = {
  listStyleType: 'none',
  bg: 'bg.surface',
  borderWidth: '1px',
  borderColor: 'border.subtle',
  borderRadius: 'card',
  '& > li + li': { borderBlockStartWidth: '1px', borderColor: 'border.subtle' },
} as const;
