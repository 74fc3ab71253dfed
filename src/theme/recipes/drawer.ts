import { defineSlotRecipe } from '@chakra-ui/react';
import { dialogSlots, modalBase } from './dialog.ts';

export const drawerRecipe = defineSlotRecipe({
  className: 'drawer',
  slots: dialogSlots,
  base: {
    ...modalBase,
    content: {
      display: 'flex',
      flexDirection: 'column',
      width: 'min(19rem, calc(100vw - 3.5rem))',
      height: 'full',
      bg: 'bg.surface',
      color: 'fg.default',
      borderInlineEndWidth: '1px',
      borderColor: 'border.subtle',
      outline: 0,
      _rtl: { '--slide-from': '100%' },
      _open: { animationStyle: 'slide-start-in' },
      _closed: { animationStyle: 'slide-start-out' },
    },
    header: {
      display: 'flex',
      alignItems: 'center',
      gap: 2,
      flexShrink: 0,
      minHeight: 'header',
      paddingInline: 4,
      borderBlockEndWidth: '1px',
      borderColor: 'border.subtle',
    },
    title: { flex: 1, minWidth: 0, textStyle: 'title' },
    body: {
      flex: 1,
      minHeight: 0,
      overflowY: 'auto',
      padding: 3,
      paddingBlockEnd: 'max(0.75rem, env(safe-area-inset-bottom))',
    },
  },
});
