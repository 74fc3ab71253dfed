import { defineRecipe } from '@chakra-ui/react';

/** What stands on a line of its own is as high as a finger needs. */
const finger = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: { base: 11, md: 'auto' },
} as const;

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
        ...finger,
        color: 'accent.solid',
        fontWeight: 'semibold',
        _hover: { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
      },
      /** A word in a running text that is one line high. */
      word: {
        color: 'accent.solid',
        fontWeight: 'semibold',
        _hover: { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
      },
      plain: {
        color: 'inherit',
        _hover: { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
      },
      quiet: {
        ...finger,
        color: 'fg.muted',
        _hover: { color: 'fg.default', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
      },
    },
  },
  defaultVariants: { variant: 'inline' },
});
