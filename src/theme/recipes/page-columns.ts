import { defineSlotRecipe } from '@chakra-ui/react';

const alone = 'minmax(0, {sizes.content})';
// A variant's value replaces the base's with all its widths, so both are named.
const rail = { base: alone, xl: `${alone} {sizes.aside}` };

export const pageColumnsRecipe = defineSlotRecipe({
  className: 'page-columns',
  slots: ['root', 'content', 'aside'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: alone,
      justifyContent: 'center',
      alignItems: 'start',
      gap: 6,
      paddingInlineStart: { base: 4, md: 6 },
      // From md on the frame itself keeps the distance to the window's edge.
      paddingInlineEnd: { base: 4, md: 0 },
      paddingBlock: { base: 4, md: 6 },
    },
    content: { minWidth: 0 },
    aside: { minWidth: 0, display: 'grid', gap: 3 },
  },
  variants: {
    /** The aside stands beside the content where there is room for it. */
    aside: {
      beside: {
        root: { gridTemplateColumns: rail },
        aside: { display: { base: 'none', xl: 'grid' } },
      },
      kept: {
        root: { gridTemplateColumns: rail },
      },
    },
    wide: {
      true: {
        root: { gridTemplateColumns: 'minmax(0, calc({sizes.content} + {sizes.aside} + {spacing.6}))' },
      },
    },
  },
});
