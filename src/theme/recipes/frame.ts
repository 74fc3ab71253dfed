import { defineSlotRecipe } from '@chakra-ui/react';

/**
 * From the edge of the window to the frame: the whole is 1,240 px wide and centred, while the paper of header and
 * sidebar runs on to the window's edge. In percent, so for children of something as wide as the window.
 */
export const gutter = { start: 'max(0.75rem, 50% - 38.75rem)', end: 'max(1.5rem, 50% - 38.75rem)' };

export const frameRecipe = defineSlotRecipe({
  className: 'frame',
  slots: ['root', 'skip', 'top', 'body', 'middle', 'banner', 'main', 'bottom'],
  base: {
    root: { minHeight: 'dvh', display: 'flex', flexDirection: 'column', bg: 'bg.canvas' },
    skip: {
      position: 'fixed',
      insetBlockStart: 2,
      insetInlineStart: 2,
      zIndex: 'tooltip',
      paddingInline: 4,
      paddingBlock: 2.5,
      bg: 'accent.solid',
      color: 'accent.contrast',
      borderRadius: 'control',
      fontWeight: 'semibold',
      '&:not(:focus)': { srOnly: true },
    },
    top: { position: 'sticky', insetBlockStart: 0, zIndex: 'header' },
    body: { flex: 1, display: 'flex', alignItems: 'stretch' },
    middle: { flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' },
    banner: { position: 'sticky', insetBlockStart: '{sizes.header}', zIndex: 'sticky' },
    // What takes focus or is linked to must not end up under the header (WCAG 2.4.11).
    main: {
      flex: 1,
      outline: 0,
      '& :is(a, button, input, [tabindex], [id])': { scrollMarginBlock: '{sizes.header}' },
    },
    bottom: {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: 'header',
      display: { md: 'none' },
    },
  },
  variants: {
    bare: {
      true: { banner: { insetBlockStart: 0 } },
      false: {
        middle: { paddingInlineEnd: { md: gutter.end } },
        // As wide as the columns below it, hanging from the header.
        banner: {
          paddingInlineStart: { md: 6 },
          '& > *': { borderEndStartRadius: { md: 'control' }, borderEndEndRadius: { md: 'control' } },
        },
      },
    },
  },
});
