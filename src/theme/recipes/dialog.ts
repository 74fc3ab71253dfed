import { defineSlotRecipe } from '@chakra-ui/react';

/** A layer opened from another layer stands above it: zag numbers them. */
const layer = (base: string, behind = 0) => `calc({zIndex.${base}} + var(--layer-index, 0) - ${behind})`;

export const dialogSlots = [
  'backdrop',
  'positioner',
  'content',
  'header',
  'title',
  'description',
  'body',
  'footer',
] as const;

/** Shared by every modal layer: the veil and the frame in which the panel is placed. */
export const modalBase = {
  backdrop: {
    position: 'fixed',
    inset: 0,
    bg: 'bg.scrim',
    zIndex: layer('dialog', 1),
    _open: { animationStyle: 'fade-in' },
    _closed: { animationStyle: 'fade-out' },
  },
  positioner: {
    position: 'fixed',
    inset: 0,
    display: 'flex',
    zIndex: layer('dialog'),
    overscrollBehavior: 'contain',
  },
} as const;

/** On a low screen, zoomed or a phone on its side, header and footer scroll along with the content between them. */
const highEnough = '@media (min-height: 30rem)';

/**
 * Buttons of a form that stands in a dialog, as its last part: they look and stay in sight as the dialog's footer does,
 * and take back the padding of its body. The form carries `data-fill`.
 */
export const formActions = {
  insetBlockEnd: 0,
  zIndex: 'raised',
  [highEnough]: { position: 'sticky' },
  // With something to say it is too high for a low screen.
  '@media (max-height: 39.99rem)': { '&:has(> [data-part=say])': { position: 'static' } },
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 2,
  marginBlockStart: 'auto',
  marginInline: { base: -4, sm: -6 },
  marginBlockEnd: { base: -4, sm: -6 },
  paddingInline: { base: 4, sm: 6 },
  paddingBlockStart: 3,
  paddingBlockEnd: { base: 'max(1rem, env(safe-area-inset-bottom))', sm: 4 },
  bg: 'bg.surface',
  borderBlockStartWidth: '1px',
  borderColor: 'border.subtle',
  flexWrap: 'wrap',
  // A thumb reaches a wide button from either side.
  '& > button': { flexGrow: { base: 1, sm: 0 } },
  // What must be read before the buttons are pressed is never below them.
  '& > [data-part=say]': { flexBasis: 'full' },
} as const;

const fields = ':is(input, select, textarea, button, a):not([data-part=actions] *)';

/**
 * Of the fields of such a form: one that takes the focus brings what is said below it into sight, above the buttons that
 * lie over the end of the form (WCAG 2.4.11). On phones those stand in two lines, and higher still with something to say.
 * They themselves are always in sight: with a margin of their own they would move the form.
 */
export const formFields = {
  [`& ${fields}`]: { scrollMarginBlockStart: '6rem', scrollMarginBlockEnd: { base: '9rem', sm: '7rem' } },
  [`&:has([data-part=say]) ${fields}`]: { scrollMarginBlockEnd: { base: '16rem', sm: '11rem' } },
} as const;

export const dialogRecipe = defineSlotRecipe({
  className: 'dialog',
  slots: dialogSlots,
  base: {
    ...modalBase,
    positioner: { ...modalBase.positioner, justifyContent: 'center' },
    content: {
      display: 'flex',
      flexDirection: 'column',
      width: 'full',
      maxHeight: 'full',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      bg: 'bg.surface',
      color: 'fg.default',
      borderColor: 'border.subtle',
      boxShadow: 'float',
      outline: 0,
      _open: { animationStyle: 'rise-in' },
      _closed: { animationStyle: 'sink-out' },
    },
    header: {
      insetBlockStart: 0,
      zIndex: 'raised',
      flexShrink: 0,
      display: 'flex',
      alignItems: 'flex-start',
      gap: 3,
      paddingInline: { base: 4, sm: 6 },
      paddingBlockStart: { base: 3, sm: 5 },
      paddingBlockEnd: 3,
      // The title's first line stands level with the close button beside it.
      '& > div': { flex: 1, minWidth: 0, display: 'grid', gap: 1, paddingBlock: 1.5 },
      bg: 'bg.surface',
      [highEnough]: { '&:has(> button)': { position: 'sticky' } },
      // The drawn cross, not the area around it, ends where the text ends.
      '& > button': { marginInlineEnd: -2.5 },
    },
    title: { textStyle: 'h3' },
    description: { color: 'fg.muted' },
    body: {
      flex: '1 0 auto',
      paddingInline: { base: 4, sm: 6 },
      paddingBlockStart: 1,
      paddingBlockEnd: { base: 4, sm: 6 },
      // A form with buttons of its own is as high as the sheet: its buttons lie at the lower edge.
      '&:has(form[data-fill])': {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        '& > :has(> form[data-fill])': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
      },
    },
    footer: {
      insetBlockEnd: 0,
      zIndex: 'raised',
      flexShrink: 0,
      bg: 'bg.surface',
      [highEnough]: { position: 'sticky' },
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      gap: 2,
      paddingInline: { base: 4, sm: 6 },
      paddingBlockStart: 3,
      paddingBlockEnd: { base: 'max(1rem, env(safe-area-inset-bottom))', sm: 4 },
      borderBlockStartWidth: '1px',
      borderColor: 'border.subtle',
      // A thumb reaches a wide button from either side.
      '& > :is(button, a)': { flexGrow: { base: 1, sm: 0 } },
    },
  },
  variants: {
    // What becomes of it on a phone: a sheet that fills the screen (`center`) or a card at the lower edge (`bottom`).
    // The names are those that Chakra's types know.
    placement: {
      center: {
        positioner: { alignItems: { base: 'stretch', sm: 'center' }, padding: { base: 0, sm: 6 } },
        content: {
          borderWidth: { base: 0, sm: '1px' },
          borderRadius: { base: 0, sm: 'card' },
        },
      },
      bottom: {
        positioner: { alignItems: { base: 'flex-end', sm: 'center' }, padding: { base: 3, sm: 6 } },
        content: { borderWidth: '1px', borderRadius: 'card' },
        footer: {
          borderBlockStartWidth: 0,
          paddingBlockEnd: { base: 4, sm: 5 },
        },
      },
    },
    size: {
      sm: { content: { maxWidth: { sm: '26rem' } } },
      md: { content: { maxWidth: { sm: '35rem' } } },
      lg: { content: { maxWidth: { sm: '48rem' } } },
      // Work of its own, over the page that it came from.
      full: {
        positioner: { padding: { base: 0, sm: 0 }, alignItems: { base: 'stretch', sm: 'stretch' } },
        content: {
          minHeight: 'full',
          bg: 'bg.canvas',
          borderWidth: { base: 0, sm: 0 },
          borderRadius: { base: 0, sm: 0 },
        },
        header: { borderBlockEndWidth: '1px', borderColor: 'border.subtle' },
        // The form goes from edge to edge: its buttons lie along the whole lower one.
        body: {
          paddingInline: { base: 0, sm: 0 },
          paddingBlockStart: 0,
          paddingBlockEnd: { base: 0, sm: 0 },
          // A picture takes what the header leaves.
          '&:has(> figure)': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
        },
      },
    },
  },
  defaultVariants: { placement: 'center', size: 'md' },
});
