import { defineSlotRecipe } from '@chakra-ui/react';

export const bottomBarRecipe = defineSlotRecipe({
  className: 'bottom-bar',
  slots: ['root', 'list', 'item', 'label'],
  base: {
    root: {
      bg: 'bg.surface',
      borderBlockStartWidth: '1px',
      borderColor: 'border.subtle',
      paddingBlockEnd: 'env(safe-area-inset-bottom)',
    },
    list: { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', listStyle: 'none' },
    item: {
      '--icon-size': '1.25rem',
      display: 'grid',
      justifyItems: 'center',
      alignContent: 'center',
      gap: 1,
      minHeight: '3.75rem',
      paddingInline: 1,
      color: 'fg.muted',
      textStyle: 'caption',
      fontWeight: 'medium',
      textDecoration: 'none',
      outlineOffset: '-2px',
      _currentPage: { color: 'accent.solid', fontWeight: 'semibold' },
    },
    label: { maxWidth: 'full', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
});
