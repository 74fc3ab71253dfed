import { defineSlotRecipe } from '@chakra-ui/react';

export const noticeRecipe = defineSlotRecipe({
  className: 'notice',
  slots: ['root', 'icon', 'text', 'title', 'action'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'center',
      flexWrap: 'wrap',
      columnGap: 3,
      rowGap: 2,
      // What wraps below the text begins where the text begins.
      paddingInlineStart: 11,
      paddingInlineEnd: 4,
      paddingBlock: 3,
      borderRadius: 'control',
      '& a': { color: 'inherit' },
      // On phones small buttons are drawn as high as what a finger needs: what they reach over is close here.
      '--button-height': { base: '{sizes.11}', md: 'initial' },
      '--button-reach': { base: '0px', md: 'initial' },
    },
    icon: { position: 'absolute', insetBlockStart: 0.5, insetInlineStart: -7 },
    text: { position: 'relative', flex: '1 1 12rem', minWidth: 0, textStyle: 'body' },
    title: { display: 'block', fontWeight: 'semibold' },
    action: {
      display: 'flex',
      alignItems: 'center',
      gap: 2,
    },
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
