import { defineSlotRecipe } from '@chakra-ui/react';

export const noticeRecipe = defineSlotRecipe({
  className: 'notice',
  slots: ['root', 'icon', 'text', 'title', 'action'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'flex-start',
      flexWrap: 'wrap',
      gap: 3,
      paddingInline: 4,
      paddingBlock: 3,
      borderRadius: 'control',
    },
    icon: { flexShrink: 0, paddingBlockStart: 0.5 },
    text: { flex: '1 1 12rem', minWidth: 0, textStyle: 'body' },
    title: { display: 'block', fontWeight: 'semibold' },
    action: { display: 'flex', gap: 2, alignSelf: 'center' },
  },
  variants: {
    tone: {
      info: { root: { bg: 'info.muted', color: 'info.fg' } },
      success: { root: { bg: 'success.muted', color: 'success.fg' } },
      warning: { root: { bg: 'warning.muted', color: 'warning.fg' } },
      danger: { root: { bg: 'danger.muted', color: 'danger.fg' } },
    },
  },
});
