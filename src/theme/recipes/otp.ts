import { defineSlotRecipe } from '@chakra-ui/react';

export const otpRecipe = defineSlotRecipe({
  className: 'otp',
  slots: ['root', 'input', 'cell'],
  base: {
    root: {
      position: 'relative',
      display: 'grid',
      // Two halves of three, as a code is read.
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr)) 0 repeat(3, minmax(0, 1fr))',
      gap: 2,
      maxWidth: 'form',
      '& > span:nth-of-type(4)': { gridColumnStart: 5 },
    },
    input: {
      position: 'absolute',
      inset: 0,
      zIndex: 'raised',
      opacity: 0,
      cursor: 'text',
      // Under 16 px iOS zooms in.
      fontSize: 'lg',
    },
    cell: {
      display: 'grid',
      placeItems: 'center',
      height: 14,
      bg: 'bg.surface',
      borderWidth: '1px',
      borderColor: 'border.control',
      borderRadius: 'control',
      fontSize: '2xl',
      fontWeight: 'semibold',
      fontVariantNumeric: 'tabular-nums',
      'input[aria-invalid] ~ &': { borderColor: 'danger.solid' },
      'input:disabled ~ &': { bg: 'bg.sunken', color: 'fg.muted' },
      'input:focus ~ &': {
        '&[data-active]': {
          borderColor: 'accent.solid',
          boxShadow: 'inset 0 0 0 1px var(--chakra-colors-accent-solid)',
        },
        '&[data-active]:empty::after': {
          content: '""',
          width: '2px',
          height: 6,
          bg: 'fg.default',
          animationStyle: 'pulse',
        },
        // The browser's own mark is on the field, which nobody sees.
        '&[data-selected]': { bg: 'accent.muted', color: 'accent.fg' },
      },
      'input[aria-invalid]:focus ~ &': {
        '&[data-active]': {
          borderColor: 'danger.solid',
          boxShadow: 'inset 0 0 0 1px var(--chakra-colors-danger-solid)',
        },
      },
    },
  },
});
