import { defineRecipe } from '@chakra-ui/react';

// Thousands of these are scrolled past, so each is one styled element; what is inside is plain and found by `data-part`.

const ellipsis = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** Heights in rem, of a card and of a row with the space below: the list is as high as their number says. */
export const cardRem = 10.5;
export const rowRem = { wide: 4.25, narrow: 7 };

const parts = {
  '& [data-part=name]': {
    fontWeight: 'semibold',
    textAlign: 'start',
    maxWidth: 'full',
    cursor: 'pointer',
    borderRadius: 'small',
    ...ellipsis,
    _hover: { textDecoration: 'underline' },
  },
  '& [data-part=line]': { textStyle: 'small', color: 'fg.muted', ...ellipsis },
  '&[data-withdrawn] [data-part=name]': { textDecoration: 'line-through', color: 'fg.muted' },
} as const;

const ring = {
  outlineOffset: '-1px',
  '&[data-selected]': { bg: 'accent.muted', borderColor: 'accent.solid' },
} as const;

/** An applicant on the board. */
export const applicantCardRecipe = defineRecipe({
  className: 'applicant-card',
  base: {
    ...parts,
    ...ring,
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    height: 'calc(100% - 0.5rem)',
    paddingInline: 3,
    paddingBlock: 2.5,
    bg: 'bg.surface',
    borderWidth: '1px',
    borderColor: 'border.subtle',
    borderRadius: 'control',
    overflow: 'hidden',
    cursor: 'pointer',
    _hover: { borderColor: 'border.strong' },

    '&[data-dragging]': { opacity: 0.5 },
    '& [data-part=head]': { display: 'flex', gap: 2.5, minWidth: 0 },
    '& [data-part=lines]': {
      flex: 1,
      minWidth: 0,
      display: 'grid',
      justifyItems: 'start',
      alignContent: 'center',
    },
    '& [data-part=lines] > *': { maxWidth: 'full' },
    // Four columns leave little room at 1,280 px: what one line would cut is read on two.
    '& [data-part=name]': { ...parts['& [data-part=name]'], whiteSpace: 'normal' },
    '& [data-part=name] > bdi': { lineClamp: 2 },
    '& [data-part=line]': { ...parts['& [data-part=line]'], whiteSpace: 'normal', lineClamp: 2 },
    '& [data-part=tools]': { flexShrink: 0, marginInlineEnd: -2, marginBlockStart: -1 },
    '& [data-part=facts]': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: 2,
      minWidth: 0,
      // On one line with those of the cards beside, however long the names are.
      marginBlockStart: 'auto',
      textStyle: 'small',
      color: 'fg.muted',
      whiteSpace: 'nowrap',
      '& > span:first-of-type': ellipsis,
    },
    '& [data-part=foot]': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: 2,
      minHeight: 6,
      marginBlockStart: 1.5,
    },
  },
});

/** The columns of a row on a wide screen: choice, name, skills, rating, applied, status, menu. */
const columns = '2.75rem minmax(0, 2.4fr) minmax(0, 1fr) 6rem minmax(0, 1fr) minmax(0, 1.5fr) 2.75rem';

/** An applicant in the list: a line of a table, on a phone a small card. */
export const applicantRowRecipe = defineRecipe({
  className: 'applicant-row',
  base: {
    ...parts,
    ...ring,
    display: 'grid',
    gridTemplateColumns: { base: '2.75rem minmax(0, 1fr) 2.75rem', md: columns },
    gridTemplateAreas: {
      base: '"choice name menu" "choice facts facts" "choice status status"',
      md: '"choice name skills rating applied status menu"',
    },
    alignItems: 'center',
    columnGap: { base: 1, md: 3 },
    height: 'full',
    paddingInlineEnd: { base: 1, md: 2 },
    paddingBlock: { base: 2, md: 0 },
    bg: 'bg.surface',
    borderBlockEndWidth: '1px',
    borderColor: 'border.subtle',
    overflow: 'hidden',
    cursor: 'pointer',
    _hover: { bg: 'bg.hover' },
    '& > [data-part=choice]': { gridArea: 'choice', alignSelf: { base: 'start', md: 'center' } },
    '& > [data-part=who]': { gridArea: 'name', display: 'flex', alignItems: 'center', gap: 3, minWidth: 0 },
    '& [data-part=lines]': { flex: 1, minWidth: 0, display: 'grid', justifyItems: 'start' },
    '& [data-part=lines] > *': { maxWidth: 'full' },
    '& > [data-part=fact]': { textStyle: 'small', color: 'fg.muted', ...ellipsis },
    '& > [data-area=skills]': { gridArea: { base: 'facts', md: 'skills' } },
    '& > [data-area=rating]': {
      gridArea: { base: 'facts', md: 'rating' },
      justifySelf: { base: 'end', md: 'start' },
      paddingInlineEnd: { base: 3, md: 0 },
    },
    '& > [data-area=applied]': {
      gridArea: { base: 'facts', md: 'applied' },
      paddingInlineStart: { base: '7.25rem', md: 0 },
    },
    '& > [data-area=status]': {
      gridArea: 'status',
      display: 'flex',
      alignItems: 'center',
      columnGap: 1.5,
      // A notice that waits is longer than its column on a narrow window: it is read whole, below.
      flexWrap: { base: 'nowrap', md: 'wrap' },
      minWidth: 0,
      overflow: 'hidden',
    },
    '& > [data-part=menu]': {
      gridArea: 'menu',
      justifySelf: 'end',
      alignSelf: { base: 'start', md: 'center' },
      '& button': { minWidth: { base: 11, md: 8 }, minHeight: { base: 11, md: 8 } },
    },
    '&[data-head]': {
      display: { base: 'none', md: 'grid' },
      height: 11,
      textStyle: 'small',
      fontWeight: 'semibold',
      color: 'fg.muted',
      bg: 'transparent',
      cursor: 'auto',
      _hover: { bg: 'transparent' },
    },
  },
});

/** A box of the list's height, in which each row stands at its own place. */
export const placed = {
  position: 'relative',
  listStyle: 'none',
  '& > [data-row]': { position: 'absolute', insetInline: 0 },
} as const;

/** A box to be ticked with the room that a thumb needs around it. */
export const choice = {
  display: 'grid',
  placeItems: 'center',
  width: 11,
  height: 11,
  cursor: 'pointer',
} as const;

/** A part of what the drawer shows: a line above, a title, its matter. */
export const candidatePart = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 3,
  paddingBlock: 5,
  borderBlockStartWidth: '1px',
  borderColor: 'border.subtle',
  '& > h3': { textStyle: 'title' },
} as const;
