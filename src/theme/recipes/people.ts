import { defineRecipe } from '@chakra-ui/react';

// Lists draw these often, so each is one styled element; what is inside is plain and found by `data-part`.

const ellipsis = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
/** Text of either direction that begins below the name, and is cut at its own end. */
const line = { ...ellipsis, width: 'fit-content', maxWidth: 'full' } as const;

/** A member with two lines, perhaps some words, and what can be done: beside them, or below where there is no room. */
export const memberRowRecipe = defineRecipe({
  className: 'member-row',
  base: {
    display: 'flex',
    gap: 3,
    minWidth: 0,
    paddingBlock: 3,
    '& > [data-part=body]': {
      flex: 1,
      minWidth: 0,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: 3,
      rowGap: 2.5,
    },
    '& [data-part=lines]': { flex: '1 1 12rem', minWidth: 0 },
    // Somebody to connect with has one button and no note: they stand beside each other on phones too.
    '& [data-part=lines]:has(> [data-part=reason])': { flexBasis: '9rem' },
    '& [data-part=name]': {
      display: 'flex',
      alignItems: 'center',
      gap: 1,
      minWidth: 0,
      minHeight: 6,
      fontWeight: 'semibold',
      // The name is cut inside the link: around it, the cut would take the focus ring along.
      '& > a': { minWidth: 0 },
      '& > svg': { flexShrink: 0, width: 4, height: 4, color: 'accent.solid' },
      '& bdi': { display: 'block', ...ellipsis },
    },
    '& [data-part=headline]': { textStyle: 'small', color: 'fg.muted', ...line },
    '& [data-part=reason]': { textStyle: 'caption', color: 'fg.muted', ...line },
    '& [data-part=meta]': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: 3,
      textStyle: 'caption',
      color: 'fg.muted',
    },
    '& [data-part=note]': {
      marginBlockStart: 2,
      paddingInlineStart: 3,
      borderInlineStartWidth: '2px',
      borderColor: 'border.strong',
    },
    '& [data-part=outcome]': { textStyle: 'small', fontWeight: 'semibold' },
  },
});

/** Rows under each other, with a line between them. */
export const memberRows = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  listStyle: 'none',
  '& > li + li': { borderBlockStartWidth: '1px', borderColor: 'border.subtle' },
} as const;

/** Paper of these lists, as the feed's: from edge to edge on phones. */
export const peoplePaper = {
  minWidth: 0,
  paddingInline: { base: 4, md: 5 },
  paddingBlock: { base: 2, md: 2 },
  bg: 'bg.surface',
  borderColor: 'border.subtle',
  borderBlockWidth: '1px',
  borderInlineWidth: { base: 0, md: '1px' },
  borderRadius: { base: 0, md: 'card' },
  marginInline: { base: -4, md: 0 },
} as const;

/** Somebody's words about somebody else, with their name and what they were to them. */
export const recommendationRecipe = defineRecipe({
  className: 'recommendation',
  base: {
    display: 'flex',
    gap: 3,
    minWidth: 0,
    paddingBlock: 4,
    '& > [data-part=body]': {
      flex: 1,
      minWidth: 0,
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: 2.5,
      '& > *': { gridColumn: '1 / -1' },
      // A menu alone stands at the end of the first line.
      '&:has(> [data-alone]) > [data-part=head]': { gridColumn: '1' },
      '& > [data-alone]': { gridRow: '1', gridColumn: '2', alignSelf: 'start', marginBlockStart: -1 },
    },
    '& [data-part=head]': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'flex-start',
      columnGap: 3,
      rowGap: 1,
      minWidth: 0,
    },
    '& [data-part=lines]': { flex: '1 1 12rem', minWidth: 0 },
    '& [data-part=name]': {
      display: 'flex',
      minWidth: 0,
      minHeight: 6,
      fontWeight: 'semibold',
      '& > a': { minWidth: 0 },
      '& bdi': { display: 'block', ...ellipsis },
    },
    '& [data-part=meta]': { textStyle: 'small', color: 'fg.muted', overflowWrap: 'anywhere' },
    '& [data-part=note]': {
      paddingInlineStart: 3,
      borderInlineStartWidth: '2px',
      borderColor: 'border.strong',
    },
  },
});
