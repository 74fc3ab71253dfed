import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react';

/** A native checkbox drawn in our hand; with forced colours the system draws its own. */
export const checkboxRecipe = defineRecipe({
  className: 'checkbox',
  base: {
    appearance: 'none',
    flexShrink: 0,
    boxSize: 5,
    display: 'grid',
    placeItems: 'center',
    bg: 'bg.surface',
    borderWidth: '1.5px',
    borderColor: 'border.control',
    borderRadius: 'small',
    cursor: 'pointer',
    transitionProperty: 'background-color, border-color',
    transitionDuration: 'leave',
    _hover: { borderColor: 'fg.muted' },
    _before: {
      content: '""',
      boxSize: 3,
      bg: 'accent.contrast',
      clipPath: 'polygon(14% 47%, 3% 59%, 39% 92%, 98% 22%, 86% 11%, 38% 68%)',
      opacity: 0,
    },
    _checked: { bg: 'accent.solid', borderColor: 'accent.solid', _before: { opacity: 1 } },
    _invalid: { borderColor: 'danger.solid' },
    _disabled: { opacity: 0.5, cursor: 'not-allowed' },
    _highContrast: { appearance: 'auto', _before: { display: 'none' } },
  },
});

/** A native checkbox drawn as a switch; with forced colours the system draws its own. */
export const switchRecipe = defineRecipe({
  className: 'switch',
  base: {
    appearance: 'none',
    flexShrink: 0,
    width: 10,
    height: 6,
    padding: '3px',
    bg: 'bg.sunken',
    borderWidth: '1.5px',
    borderColor: 'border.control',
    borderRadius: 'full',
    cursor: 'pointer',
    transitionProperty: 'background-color, border-color',
    transitionDuration: 'leave',
    _hover: { borderColor: 'fg.muted' },
    _before: {
      content: '""',
      display: 'block',
      height: 'full',
      aspectRatio: '1',
      bg: 'fg.muted',
      borderRadius: 'full',
      transitionProperty: 'margin',
      transitionDuration: 'leave',
    },
    _checked: {
      bg: 'accent.solid',
      borderColor: 'accent.solid',
      _before: { bg: 'accent.contrast', marginInlineStart: 4 },
    },
    _disabled: { opacity: 0.5, cursor: 'not-allowed' },
    _highContrast: { appearance: 'auto', _before: { display: 'none' } },
  },
});

export const radioCardsRecipe = defineSlotRecipe({
  className: 'radio-cards',
  slots: ['root', 'card', 'input', 'text', 'label', 'description', 'mark'],
  base: {
    root: { display: 'grid', gap: 2 },
    card: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      gap: 3,
      minWidth: 0,
      minHeight: 13,
      paddingInline: 4,
      paddingBlock: 3,
      bg: 'bg.surface',
      borderWidth: '1px',
      borderColor: 'border.control',
      borderRadius: 'control',
      cursor: 'pointer',
      '&:hover': { bg: 'bg.hover' },
      '&:has(:checked)': {
        bg: 'accent.muted',
        color: 'accent.fg',
        borderColor: 'accent.solid',
        boxShadow: 'inset 0 0 0 1px var(--chakra-colors-accent-solid)',
      },
      '&:has(:focus-visible)': {
        outline: '2px solid var(--chakra-colors-accent-solid)',
        outlineOffset: '2px',
      },
      '&:has(:disabled)': { opacity: 0.5, cursor: 'not-allowed' },
    },
    input: { position: 'absolute', inset: 0, opacity: 0, cursor: 'inherit' },
    text: { flex: 1, minWidth: 0, display: 'block' },
    label: { display: 'block', fontSize: 'md', fontWeight: 'semibold', lineHeight: 1.4 },
    description: { display: 'block', fontSize: 'sm', lineHeight: 1.45, opacity: 0.9 },
    // A ring, as radios have; chosen, the drawn check takes its place.
    mark: {
      flexShrink: 0,
      borderRadius: 'full',
      boxShadow: 'inset 0 0 0 1.5px {colors.border.control}',
      '& > svg': { visibility: 'hidden' },
      'input:checked ~ &': { boxShadow: 'none', '& > svg': { visibility: 'visible' } },
    },
  },
  variants: {
    columns: {
      1: {},
      2: { root: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
      4: {
        root: { gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' } },
      },
      fit: {
        root: {
          gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          '& > :last-child:nth-of-type(odd)': { gridColumn: '1 / -1' },
        },
        card: { minHeight: 11, paddingInline: 3, paddingBlock: 2 },
      },
    },
    invalid: { true: { card: { borderColor: 'danger.solid' } } },
  },
  defaultVariants: { columns: 2 },
});
