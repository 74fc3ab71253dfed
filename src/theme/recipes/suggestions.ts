import { defineRecipe } from '@chakra-ui/react';

// One styled element; what is inside is plain and found by role or `data-part`.
export const suggestionsRecipe = defineRecipe({
  className: 'suggestions',
  base: {
    width: 'full',
    maxWidth: '22rem',
    maxHeight: 'min(19rem, 45dvh)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: 1.5,
    bg: 'bg.surface',
    color: 'fg.default',
    borderWidth: '1px',
    borderColor: 'border.subtle',
    borderRadius: 'card',
    boxShadow: 'float',
    '& [role=option]': {
      display: 'flex',
      alignItems: 'center',
      gap: 3,
      minHeight: '2.75rem',
      paddingInline: 2.5,
      paddingBlock: 1,
      borderRadius: 'small',
      cursor: 'pointer',
      _hover: { bg: 'bg.hover' },
      // In forced colours a background is not seen.
      '&[aria-selected=true]': {
        bg: 'bg.hover',
        outline: '2px solid',
        outlineColor: 'accent.solid',
        outlineOffset: '-2px',
      },
    },
    '& [data-part=lines]': { flex: 1, minWidth: 0 },
    '& [data-part=name], & [data-part=line]': {
      display: 'block',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& [data-part=name]': { fontWeight: 'semibold' },
    '& [data-part=line]': { textStyle: 'small', color: 'fg.muted' },
    '& [data-part=note]': { paddingInline: 2.5, paddingBlock: 2.5, color: 'fg.muted' },
  },
});
