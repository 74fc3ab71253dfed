import { defineRecipe } from '@chakra-ui/react';

export const buttonRecipe = defineRecipe({
  className: 'button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    // Wraps only when it is wider than what it stands in.
    flexShrink: 0,
    paddingBlock: 1,
    position: 'relative',
    maxWidth: 'full',
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'control',
    fontWeight: 'semibold',
    lineHeight: 1.25,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    transitionProperty: 'background-color, border-color, color, opacity',
    transitionDuration: 'leave',
    _disabled: { cursor: 'not-allowed' },
    '&:disabled': { opacity: 0.5 },
    '& > span': { minWidth: 0 },
    '&[data-busy] > :not(:last-child)': { opacity: 0 },
    '& > [data-spinner]': { position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' },
    // A finger needs 44 px; the drawn height stays. It is measured from within the border.
    _after: {
      content: '""',
      position: 'absolute',
      insetInline: '-1px',
      insetBlock: 'calc(var(--reach, 0px) - 1px)',
    },
  },
  variants: {
    variant: {
      solid: {
        bg: 'accent.solid',
        color: 'accent.contrast',
        _hover: { bg: 'accent.hover' },
      },
      outline: {
        bg: 'bg.surface',
        borderColor: 'border.strong',
        color: 'fg.default',
        _hover: { bg: 'bg.hover', borderColor: 'border.control' },
      },
      ghost: {
        bg: 'transparent',
        color: 'fg.default',
        _hover: { bg: 'bg.hover' },
        // Filled as well as green: colour alone would not say it.
        _pressed: { color: 'accent.solid', '& .lucide': { fill: 'currentColor' } },
      },
      danger: {
        bg: 'danger.solid',
        color: 'danger.contrast',
        _hover: { bg: 'danger.hover' },
      },
      dangerQuiet: {
        bg: 'transparent',
        color: 'danger.fg',
        _hover: { bg: 'bg.hover' },
      },
      live: {
        bg: 'live.solid',
        color: 'live.contrast',
        _hover: { bg: 'live.hover' },
      },
    },
    size: {
      sm: {
        '--reach': { base: 'var(--button-reach, -6px)', md: '0px' },
        '--icon-size': '1rem',
        minHeight: 'var(--button-height, {sizes.control.sm})',
        paddingInline: 3,
        gap: 1.5,
        fontSize: 'sm',
      },
      md: {
        '--reach': { base: '-2px', md: '0px' },
        minHeight: 'control.md',
        paddingInline: 4,
        gap: 2,
        fontSize: 'md',
      },
      lg: { minHeight: 'control.lg', paddingInline: 5, gap: 2, fontSize: 'lg' },
    },
    shape: {
      word: {},
      icon: { padding: 0, borderRadius: 'full', aspectRatio: '1' },
    },
    fullWidth: { true: { width: 'full' } },
  },
  defaultVariants: { variant: 'solid', size: 'md', shape: 'word' },
});
