import { defineSlotRecipe } from '@chakra-ui/react';

const content = 'minmax(0, {sizes.content})';

export const pageColumnsRecipe = defineSlotRecipe({
  className: 'page-columns',
  slots: ['root', 'content', 'aside'],
  base: {
    root: {
      display: 'grid',
      // With the room of the rail even where nothing stands in it: content is at one place on every page.
      gridTemplateColumns: { base: content, xl: `${content} {sizes.aside}` },
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
      beside: { aside: { display: { base: 'none', xl: 'grid' } } },
      kept: {},
    },
    wide: {
      true: {
        root: { gridTemplateColumns: 'minmax(0, calc({sizes.content} + {sizes.aside} + {spacing.6}))' },
      },
    },
  },
});
