import { defineSlotRecipe } from '@chakra-ui/react';

export const tabsRecipe = defineSlotRecipe({
  className: 'tabs',
  slots: ['list', 'tab', 'count', 'panel'],
  base: {
    list: {
      display: 'flex',
      gap: 3,
      overflowX: 'auto',
      overflowY: 'hidden',
      overscrollBehaviorX: 'contain',
      scrollbarWidth: 'none',
      borderBlockEndWidth: '1px',
      borderColor: 'border.subtle',
      // The ends fade beyond which there is more; before is where the text begins.
      '&[data-more~=before]': { '--before': '2rem' },
      '&[data-more~=after]': { '--after': '2rem' },
      '&:is([data-more~=before], [data-more~=after])': {
        maskImage:
          'linear-gradient(to var(--to, right), transparent, black var(--before, 0px), black calc(100% - var(--after, 0px)), transparent)',
      },
      _rtl: { '--to': 'left' },
    },
    tab: {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      flexShrink: 0,
      gap: 2,
      minHeight: 11,
      paddingInline: 1,
      color: 'fg.muted',
      fontWeight: 'medium',
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      borderRadius: 'small',
      outlineOffset: '-2px',
      transitionProperty: 'color',
      transitionDuration: 'leave',
      _hover: { color: 'fg.default' },
      _selected: {
        color: 'fg.default',
        fontWeight: 'semibold',
        _after: {
          content: '""',
          position: 'absolute',
          insetInline: 1,
          insetBlockEnd: 0,
          height: '2px',
          bg: 'accent.solid',
          borderRadius: 'full',
        },
      },
    },
    count: { textStyle: 'tabular', fontWeight: 'medium', color: 'fg.muted' },
    panel: { paddingBlockStart: 4, outlineOffset: '2px' },
  },
});
