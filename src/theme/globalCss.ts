import { defineGlobalStyles } from '@chakra-ui/react';

export const globalCss = defineGlobalStyles({
  ':root': {
    '--global-font-body': 'fonts.body',
    '--global-font-mono': 'fonts.mono',
    '--global-color-border': 'colors.border',
    colorScheme: 'light',
  },
  // Native selects, scrollbars and autofill follow the theme.
  ':root.dark': { colorScheme: 'dark' },
  // Always with a scrollbar, so that nothing jumps; a reserved gutter would show as a stripe beside header and veil.
  html: { bg: 'bg.canvas', color: 'fg.default', overflowY: 'scroll' },
  body: { textStyle: 'body' },
  ':focus-visible': {
    outlineWidth: '2px',
    outlineStyle: 'solid',
    outlineColor: 'accent.solid',
    outlineOffset: '2px',
  },
  '::selection': { bg: 'accent.muted', color: 'accent.fg' },
  '*::placeholder': { color: 'fg.muted', opacity: 1 },
  // On everything, because the preflight sets its own value on everything.
  '*': { overflowWrap: 'anywhere' },
  // Icons without a size of their own: 18 px in text, or what the part around them sets (20 px in navigation).
  '.lucide': { strokeWidth: 1.75, flexShrink: 0 },
  ".lucide[width='24']": { width: 'var(--icon-size, 1.125rem)', height: 'var(--icon-size, 1.125rem)' },
  // Opacity is the one change that stays; animations name their own fallback in motion.ts.
  '*, *::before, *::after': {
    _motionReduce: { transitionProperty: 'opacity !important', scrollBehavior: 'auto !important' },
  },
});
