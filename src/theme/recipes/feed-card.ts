import { defineRecipe } from '@chakra-ui/react';

/** Paper of the feed column. On phones it runs from edge to edge, so what holds it takes back the page's padding. */
export const feedCardRecipe = defineRecipe({
  className: 'feed-card',
  base: {
    minWidth: 0,
    padding: { base: 4, md: 5 },
    bg: 'bg.surface',
    borderColor: 'border.subtle',
    borderBlockWidth: '1px',
    borderInlineWidth: { base: 0, md: '1px' },
    borderRadius: { base: 0, md: 'card' },
    scrollMarginBlock: '{sizes.header}',
    // From edge to edge, the sides of the ring would be outside of the screen.
    _focusVisible: { outlineOffset: { base: '-2px', md: '2px' } },
  },
});

/** Around feed cards in a page: see above. */
export const feedColumn = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 3,
  marginInline: { base: -4, md: 0 },
} as const;
