import { defineSlotRecipe } from '@chakra-ui/react';
import { dialogSlots, modalBase } from './dialog.ts';

/** On a phone it fills the screen. */
const fromEnd = (width: string) => ({
  positioner: { justifyContent: 'flex-end' },
  content: {
    width: `min(${width}, 100vw)`,
    borderInlineEndWidth: 0,
    borderInlineStartWidth: '1px',
    '--slide-from': '100%',
    _rtl: { '--slide-from': '-100%' },
  },
  header: { '& > button:last-of-type': { marginInlineStart: 0 } },
  body: { padding: { base: 4, md: 5 } },
});

export const drawerRecipe = defineSlotRecipe({
  className: 'drawer',
  slots: dialogSlots,
  base: {
    ...modalBase,
    content: {
      display: 'flex',
      flexDirection: 'column',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
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
      position: 'sticky',
      insetBlockStart: 0,
      zIndex: 'raised',
      flexShrink: 0,
      minHeight: 'header',
      bg: 'bg.surface',
      paddingInline: 4,
      borderBlockEndWidth: '1px',
      borderColor: 'border.subtle',
      '& > button:last-of-type': { marginInlineStart: 'auto', marginInlineEnd: -2.5 },
    },
    title: { flex: 1, minWidth: 0, textStyle: 'title' },
    body: {
      padding: 3,
      paddingBlockEnd: 'max(0.75rem, env(safe-area-inset-bottom))',
    },
  },
  variants: {
    // From the start side, narrow; from the end side, for a list or details; and for a document. The names are those that Chakra's
    // types know.
    size: {
      sm: {},
      md: fromEnd('30rem'),
      lg: fromEnd('46rem'),
    },
  },
  defaultVariants: { size: 'sm' },
});
