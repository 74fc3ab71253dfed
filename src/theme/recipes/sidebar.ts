import { defineSlotRecipe } from '@chakra-ui/react';
import { gutter } from './frame.ts';

export const sidebarRecipe = defineSlotRecipe({
  className: 'sidebar',
  slots: ['root', 'inner', 'group', 'item', 'label', 'badge', 'note'],
  base: {
    root: {
      flexShrink: 0,
      display: { base: 'none', md: 'block' },
      paddingInlineStart: gutter.start,
      paddingInlineEnd: 3,
      bg: 'bg.surface',
      borderInlineEndWidth: '1px',
      borderColor: 'border.subtle',
    },
    inner: {
      position: 'sticky',
      insetBlockStart: '{sizes.header}',
      maxHeight: 'calc(100dvh - {sizes.header})',
      overflowY: 'auto',
      scrollbarWidth: 'thin',
      paddingBlock: 4,
      // Room for the focus ring, which the scrolling edge would cut.
      marginInline: -1,
      paddingInline: 1,
    },
    group: {
      listStyle: 'none',
      '& + &': {
        marginBlockStart: 2.5,
        marginInline: 3,
        paddingBlockStart: 2.5,
        borderBlockStartWidth: '1px',
        borderColor: 'border.subtle',
      },
      '& + & > li': { marginInline: -3 },
    },
    item: {
      '--icon-size': '1.25rem',
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      gap: 3,
      minHeight: '2.625rem',
      paddingInline: 3,
      paddingBlock: 1.5,
      borderRadius: 'control',
      color: 'fg.muted',
      fontSize: '0.9375rem',
      fontWeight: 'medium',
      lineHeight: 1.3,
      textDecoration: 'none',
      transitionProperty: 'background-color, color',
      transitionDuration: 'leave',
      _hover: { bg: 'bg.hover', color: 'fg.default' },
      _currentPage: { bg: 'accent.muted', color: 'accent.fg', fontWeight: 'semibold' },
    },
    label: { flex: 1, minWidth: 0 },
    badge: {
      minWidth: 6,
      paddingInline: 1.5,
      paddingBlock: '1px',
      bg: 'accent.muted',
      color: 'accent.fg',
      borderRadius: 'full',
      textStyle: 'caption',
      fontWeight: 'semibold',
      textAlign: 'center',
    },
    note: { paddingInline: 3, paddingBlock: 2, color: 'fg.muted' },
  },
  variants: {
    folded: {
      true: {
        root: { width: `calc(${gutter.start} + 3.75rem)` },
        item: { paddingInline: 3.5, justifyContent: 'center' },
        label: { srOnly: true },
        badge: {
          position: 'absolute',
          insetBlockStart: 0.5,
          insetInlineEnd: 0.5,
          minWidth: '1.125rem',
          paddingInline: 1,
          bg: 'accent.solid',
          color: 'accent.contrast',
          fontSize: '0.6875rem',
        },
        note: { srOnly: true },
      },
      false: {
        root: { width: `calc(${gutter.start} + 14.5rem)` },
        // On the row of the current place its own paper would not be seen.
        item: { '&[aria-current=page] > [data-part=badge]': { bg: 'bg.surface' } },
      },
    },
  },
});
