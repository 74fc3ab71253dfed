import { defineRecipe } from '@chakra-ui/react';

/** Inputs, selects and text areas. 16 px on phones, or iOS zooms into the page when one takes focus. */
export const controlRecipe = defineRecipe({
  className: 'control',
  base: {
    display: 'block',
    width: 'full',
    minWidth: 0,
    minHeight: 'control.input',
    paddingInline: 3.5,
    bg: 'bg.surface',
    color: 'fg.default',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'control',
    fontSize: { base: 'lg', md: 'inherit' },
    appearance: 'none',
    textOverflow: 'ellipsis',
    transitionProperty: 'border-color',
    transitionDuration: 'leave',
    _hover: { borderColor: 'fg.muted' },
    _focusVisible: { borderColor: 'accent.solid', outlineWidth: '1px', outlineOffset: 0 },
    _invalid: { borderColor: 'danger.solid', _focusVisible: { outlineColor: 'danger.solid' } },
    _disabled: { bg: 'bg.sunken', color: 'fg.muted', cursor: 'not-allowed' },
    _autofill: {
      boxShadow: 'inset 0 0 0 99rem var(--chakra-colors-bg-surface)',
      WebkitTextFillColor: 'var(--chakra-colors-fg-default)',
    },
  },
});
