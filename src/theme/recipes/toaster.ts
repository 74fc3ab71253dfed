import { defineSlotRecipe } from '@chakra-ui/react';

export const toasterRecipe = defineSlotRecipe({
  className: 'toaster',
  slots: ['region', 'toast', 'icon', 'text', 'title', 'description', 'action'],
  base: {
    region: {
      position: 'fixed',
      insetBlockStart: 'calc({sizes.header} + 0.75rem)',
      insetInlineEnd: { base: 3, md: 5 },
      zIndex: 'toast',
      display: 'flex',
      flexDirection: 'column',
      gap: 2,
      width: 'min(23rem, calc(100vw - 1.5rem))',
      // The page behind a dialog takes no clicks; a toast in front of it does.
      pointerEvents: 'none',
    },
    toast: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: 3,
      padding: 3,
      paddingInlineStart: 4,
      bg: 'bg.surface',
      color: 'fg.default',
      borderWidth: '1px',
      borderColor: 'border.subtle',
      borderRadius: 'card',
      boxShadow: 'float',
      pointerEvents: 'auto',
      animationStyle: 'rise-in',
    },
    icon: {
      flexShrink: 0,
      marginBlockStart: '1px',
      paddingBlock: 1.5,
      '&[data-kind=success]': { color: 'success.solid' },
      '&[data-kind=error]': { color: 'danger.solid' },
      '&[data-kind=info]': { color: 'info.solid' },
    },
    text: { flex: 1, minWidth: 0, paddingBlock: 1.5 },
    title: { fontWeight: 'semibold' },
    description: { color: 'fg.muted' },
    action: { marginBlockStart: 2 },
  },
});
