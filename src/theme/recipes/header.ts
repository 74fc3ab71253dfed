import { defineSlotRecipe } from '@chakra-ui/react';
import { gutter } from './frame.ts';

export const headerRecipe = defineSlotRecipe({
  className: 'header',
  slots: ['root', 'brand', 'search', 'actions', 'live', 'bell', 'unread', 'signup'],
  base: {
    root: {
      '--icon-size': '1.25rem',
      display: 'flex',
      alignItems: 'center',
      gap: { base: 1, md: 4 },
      height: 'header',
      paddingInlineStart: { base: 2, md: gutter.start },
      paddingInlineEnd: { base: 2, md: gutter.end },
      bg: 'bg.surface',
      borderBlockEndWidth: '1px',
      borderColor: 'border.subtle',
    },
    brand: {
      display: 'flex',
      alignItems: 'center',
      gap: { base: 1, md: 4 },
      '& > a': { borderRadius: 'small', whiteSpace: 'nowrap' },
      // Without a button before it the word mark begins where the page's text begins.
      '& > a:only-child': { marginInlineStart: { base: 2, md: 1 } },
    },
    search: {
      flex: { md: 1 },
      // The room of the icon on phones, until it is there.
      minWidth: { base: '2.75rem', md: 0 },
      maxWidth: { md: '26.25rem' },
      marginInlineStart: { base: 'auto', md: 6 },
      // On phones it stands beside the other icons, whose own rule must weigh less.
      '& + div': { marginInlineStart: { base: 0, md: 'auto' } },
      // It is loaded after the page: its place is drawn before.
      _empty: { md: { height: '2.5rem', bg: 'bg.sunken', borderRadius: 'control' } },
    },
    actions: {
      display: 'flex',
      alignItems: 'center',
      flexShrink: 0,
      gap: { base: 0, md: 2 },
      marginInlineStart: 'auto',
    },
    live: {
      display: { base: 'none', md: 'flex' },
      gap: 2,
      marginInlineEnd: 1,
      '& > button > span': { srOnly: { base: true, lg: false } },
    },
    // 320 px (a phone, or a page at 400 %) have room for one of two; the login page leads to the other.
    signup: { '@media (max-width: 22.4rem)': { display: 'none' } },
    bell: { position: 'relative', display: 'inline-flex' },
    unread: {
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineEnd: 0,
      minWidth: '1.125rem',
      height: '1.125rem',
      paddingInline: 1,
      display: 'grid',
      placeItems: 'center',
      bg: 'accent.solid',
      color: 'accent.contrast',
      borderRadius: 'full',
      fontSize: '0.6875rem',
      fontWeight: 'bold',
      lineHeight: 1,
      fontVariantNumeric: 'tabular-nums',
      pointerEvents: 'none',
    },
  },
});
