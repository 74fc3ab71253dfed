import { defineRecipe } from '@chakra-ui/react';

export const linkRecipe = defineRecipe({
  className: 'link',
  base: { borderRadius: 'small', cursor: 'pointer' },
  variants: {
    variant: {
      inline: {
        color: 'accent.solid',
        textDecoration: 'underline',
        textDecorationThickness: '1px',
        textUnderlineOffset: '0.2em',
        _hover: { textDecorationThickness: '2px' },
      },
      standalone: {
        color: 'accent.solid',
        fontWeight: 'semibold',
        _hover: { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
      },
      plain: {
        color: 'inherit',
        _hover: { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
      },
      quiet: {
        color: 'fg.muted',
        _hover: { color: 'fg.default', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
      },
    },
  },
  defaultVariants: { variant: 'inline' },
});
