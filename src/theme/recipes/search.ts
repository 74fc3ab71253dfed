import { defineRecipe } from '@chakra-ui/react';

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  minHeight: '3.25rem',
  paddingInline: 2.5,
  paddingBlock: 1,
  borderRadius: 'small',
} as const;

/** Type and text in one control, and what is found below it. In a sheet the list takes the rest of the screen. */
export const searchRecipe = defineRecipe({
  className: 'search',
  base: {
    position: 'relative',
    '& [data-part=control]': {
      display: 'flex',
      alignItems: 'stretch',
      height: { base: '2.75rem', md: '2.5rem' },
      bg: 'bg.sunken',
      borderWidth: '1px',
      borderColor: 'border.control',
      borderRadius: 'control',
      _focusWithin: { borderColor: 'accent.solid' },
    },
    '& select, & input': {
      minWidth: 0,
      bg: 'transparent',
      color: 'fg.default',
      fontSize: { base: 'lg', md: 'inherit' },
      borderRadius: 'control',
    },
    '& [data-part=type]': { position: 'relative', display: 'flex', flexShrink: 0 },
    '& select': {
      appearance: 'none',
      paddingInlineStart: 3.5,
      paddingInlineEnd: 8,
      cursor: 'pointer',
      // The menu of the system is drawn in its own colours.
      '& option': { bg: 'bg.surface', color: 'fg.default' },
    },
    '& [data-part=arrow]': {
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: 2.5,
      display: 'flex',
      alignItems: 'center',
      pointerEvents: 'none',
      color: 'fg.muted',
    },
    '& [data-part=rule]': { width: '1px', marginBlock: 2, bg: 'border.strong', flexShrink: 0 },
    '& input': {
      flex: 1,
      paddingInline: 3,
      textOverflow: 'ellipsis',
      '&::-webkit-search-cancel-button': { display: 'none' },
      _placeholder: { color: 'fg.muted', opacity: 1 },
      _disabled: { cursor: 'not-allowed' },
    },
    '& [role=listbox]': {
      '& [role=option]': {
        ...row,
        cursor: 'pointer',
        _hover: { bg: 'bg.hover' },
        '&[aria-disabled]': { cursor: 'default', _hover: { bg: 'transparent' } },
        '&[aria-selected=true]': {
          bg: 'bg.hover',
          outline: '2px solid',
          outlineColor: 'accent.solid',
          outlineOffset: '-2px',
        },
        '&[data-part=act]': { minHeight: '2.75rem', color: 'accent.fg', fontWeight: 'medium' },
      },
    },
    '& [data-part=row]': row,
    '& [data-part=lines]': { flex: 1, minWidth: 0 },
    '& [data-part=name], & [data-part=line]': {
      display: 'block',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    // Beside the picture, whichever way it is read.
    '& [data-part=name]': { width: 'fit-content', maxWidth: 'full' },
    '& [data-part=line]': { textStyle: 'small', color: 'fg.muted' },
    '& [data-part=note]': { paddingInline: 2.5, paddingBlock: 2.5, color: 'fg.muted' },
    '& strong': { fontWeight: 'bold' },
    '& [data-part=popup]': { padding: 1.5 },
  },
  variants: {
    place: {
      header: {
        '& [data-part=popup]': {
          position: 'absolute',
          insetInline: 0,
          insetBlockStart: 'calc(100% + 0.375rem)',
          zIndex: 'dropdown',
          bg: 'bg.surface',
          borderWidth: '1px',
          borderColor: 'border.subtle',
          borderRadius: 'card',
          boxShadow: 'float',
        },
        '& [role=listbox]': {
          maxHeight: 'min(30rem, 70dvh)',
          overflowY: 'auto',
          overscrollBehavior: 'contain',
        },
      },
      sheet: { '& [data-part=popup]': { marginBlockStart: 2, marginInline: -2.5, paddingInline: 0 } },
    },
  },
  defaultVariants: { place: 'header' },
});
