import { defineRecipe } from '@chakra-ui/react';

// Drawn often: one styled element, what is inside is plain and found by `data-part`.
export const commentRecipe = defineRecipe({
  className: 'comment',
  base: {
    display: 'flex',
    gap: 3,
    minWidth: 0,
    '& > [data-part=body]': { flex: 1, minWidth: 0 },
    '& [data-part=head]': {
      display: 'flex',
      alignItems: 'baseline',
      flexWrap: 'wrap',
      columnGap: 2,
      minHeight: 6,
      textStyle: 'small',
      color: 'fg.muted',
      '& > strong': {
        maxWidth: 'full',
        fontSize: 'md',
        fontWeight: 'semibold',
        color: 'fg.default',
        display: 'flex',
        minWidth: 0,
        // The name is cut inside the link: around it, the cut would take the focus ring along.
        '& > a': {
          minWidth: 0,
          marginBlock: -0.5,
          paddingBlock: 0.5,
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
          borderRadius: 'small',
          _hover: { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
        },
      },
    },
    '& [data-part=gone]': { color: 'fg.muted', fontStyle: 'italic', paddingBlock: 1 },
    '& [data-part=actions]': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: 1,
      marginInlineStart: -2,
      color: 'fg.muted',
      '--icon-size': '1rem',
      '& > button': {
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1.5,
        minHeight: { base: 11, md: 8 },
        paddingInline: 2,
        borderRadius: 'small',
        fontSize: 'sm',
        fontWeight: 'semibold',
        cursor: 'pointer',
        _hover: { bg: 'bg.hover', color: 'fg.default' },
      },
      // The menu stands at the same place in every comment, however many words come before it.
      '& > [aria-haspopup=menu]': { marginInlineStart: 'auto' },
      '& > [aria-pressed=true]': { color: 'accent.solid', '& > svg': { fill: 'currentColor' } },
    },
    '&[data-sending] p': { color: 'fg.muted' },
    // A field of colour around it that moves nothing.
    '&[data-highlighted]': {
      bg: 'accent.muted',
      borderRadius: 'control',
      boxShadow: '0 0 0 0.5rem {colors.accent.muted}',
    },
  },
});
