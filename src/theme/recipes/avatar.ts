import { defineRecipe } from '@chakra-ui/react';
import { avatarHues } from '../tokens.ts';

export const avatarRecipe = defineRecipe({
  className: 'avatar',
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    fontWeight: 'semibold',
    lineHeight: 1,
    letterSpacing: '0.01em',
    userSelect: 'none',
    // Rounded itself, so that the frame needs no clipping layer.
    '& > img': { width: 'full', height: 'full', objectFit: 'cover', borderRadius: 'inherit' },
  },
  variants: {
    shape: { person: { borderRadius: 'full' }, company: { borderRadius: '22%' } },
    size: {
      xs: { boxSize: 6, fontSize: '0.625rem' },
      sm: { boxSize: 8.5, fontSize: 'xs' },
      md: { boxSize: 11, fontSize: 'lg' },
      lg: { boxSize: 16, fontSize: '2xl' },
      xl: { boxSize: 24, fontSize: '4xl' },
    },
    hue: Object.fromEntries(
      avatarHues.map(({ name }) => [name, { bg: `avatar.${name}.bg`, color: `avatar.${name}.fg` }]),
    ),
  },
  defaultVariants: { shape: 'person', size: 'md' },
});
