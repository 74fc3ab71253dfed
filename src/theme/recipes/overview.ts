import { defineRecipe } from '@chakra-ui/react';

/** Around the parts of the dashboard: a column in the right rail, or a strip that is swiped, below its line. */
export const overviewRecipe = defineRecipe({
  className: 'overview',
  base: {
    minWidth: 0,
    // A part that a link leads to stops below the header.
    '& > [id]': { scrollMarginBlock: '{sizes.header}' },
  },
  variants: {
    place: {
      beside: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 },
      above: {
        display: 'flex',
        alignItems: 'start',
        gap: 3,
        overflowX: 'auto',
        // What is there for screen readers alone is placed in the strip, and would widen the page if it were not.
        position: 'relative',
        paddingInline: { base: 4, md: 0 },
        scrollPaddingInline: { base: 4, md: 0 },
        scrollSnapType: 'x mandatory',
        scrollbarWidth: 'none',
        // The line around the focus of what is inside must not be cut off.
        paddingBlock: 1,
        marginBlockStart: 2,
        marginBlockEnd: -1,
        '& > *': {
          flex: 'none',
          width: 'min(19rem, 86%)',
          scrollSnapAlign: 'start',
        },
        // It ends where the strip ends: the strip cannot be swiped any further.
        '& > :last-child': { scrollSnapAlign: 'end' },
        '& > :only-child': { width: 'full' },
      },
    },
  },
  defaultVariants: { place: 'beside' },
});
