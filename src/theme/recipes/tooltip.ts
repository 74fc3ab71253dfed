import { defineSlotRecipe } from '@chakra-ui/react';

export const tooltipRecipe = defineSlotRecipe({
  className: 'tooltip',
  slots: ['positioner', 'content'],
  base: {
    content: {
      maxWidth: '16rem',
      paddingInline: 3,
      paddingBlock: 1.5,
      bg: 'fg.default',
      color: 'bg.surface',
      borderRadius: 'small',
      textStyle: 'caption',
      fontWeight: 'medium',
      zIndex: 'tooltip',
      _open: { animationStyle: 'fade-in' },
      _closed: { animationStyle: 'fade-out' },
    },
  },
});
