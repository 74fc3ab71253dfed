import { defineRecipe } from '@chakra-ui/react';

/** Around the parts of the dashboard: a column in the right rail, or a strip that is swiped above the feed. */
export const overviewRecipe = defineRecipe({
  className: 'overview',
  base: { minWidth: 0 },
  variants: {
    place: {
      beside: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 },
      above: {
        display: 'flex',
        gap: 3,
        overflowX: 'auto',
        // What comes into a strip that was this high before moves nothing below it.
        minHeight: '19rem',
        paddingInline: { base: 4, md: 0 },
        scrollPaddingInline: { base: 4, md: 0 },
        scrollSnapType: 'x mandatory',
        scrollbarWidth: 'none',
        // The line around the focus of what is inside must not be cut off.
        paddingBlock: 1,
        marginBlock: -1,
        '& > *': {
          flex: 'none',
          display: 'grid',
          alignContent: 'start',
          width: 'min(19rem, 86%)',
          scrollSnapAlign: 'start',
        },
        '& > :only-child': { width: 'full' },
      },
    },
  },
  defaultVariants: { place: 'beside' },
});

/** A row with a picture or a drawing, two lines, and something to press. */
export const dashboardRowRecipe = defineRecipe({
  className: 'dashboard-row',
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: 3,
    minWidth: 0,
    minHeight: 11,
    '& > [data-part=lines]': { flex: 1, minWidth: 0 },
    '& [data-part=name]': {
      fontWeight: 'semibold',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& [data-part=note]': {
      textStyle: 'small',
      color: 'fg.muted',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& [data-part=name] a': { borderRadius: 'small', _hover: { textDecoration: 'underline' } },
  },
});

/** Rows under each other. */
export const dashboardRows = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2.5,
  listStyle: 'none',
} as const;
