import { defineRecipe } from '@chakra-ui/react';

export const cropRecipe = defineRecipe({
  className: 'crop',
  base: {
    display: 'grid',
    gap: 3,
    '& [data-part=stage]': {
      // What is cut away stays in sight, dimmed, so that the picture can be taken by its parts outside.
      display: 'grid',
      placeItems: 'center',
      padding: 5,
      overflow: 'hidden',
      bg: 'bg.sunken',
      borderRadius: 'control',
      cursor: 'grab',
      touchAction: 'none',
      userSelect: 'none',
      _active: { cursor: 'grabbing' },
    },
    '& [data-part=window]': {
      position: 'relative',
      width: 'min(100%, calc(46dvh * var(--aspect)))',
      aspectRatio: 'var(--aspect)',
      pointerEvents: 'none',
      _after: {
        content: '""',
        position: 'absolute',
        inset: 0,
        borderRadius: 'inherit',
        // A ring in two tones is seen on every picture; the shadow dims the rest of the stage.
        boxShadow:
          '0 0 0 2px {colors.bg.surface}, 0 0 0 3px {colors.fg.default}, 0 0 0 100vmax {colors.bg.scrim}',
      },
    },
    '& img': { position: 'absolute', maxWidth: 'none' },
    '& [data-part=hint]': { textStyle: 'small', color: 'fg.muted', textAlign: 'center' },
    '& [data-part=zoom]': { display: 'flex', alignItems: 'center', gap: 2 },
    '& input[type=range]': {
      flex: 1,
      minWidth: 0,
      height: '2.75rem',
      accentColor: 'accent.solid',
      cursor: 'pointer',
    },
  },
  variants: {
    shape: {
      rect: { '& [data-part=window]': { borderRadius: 'small' } },
      circle: { '& [data-part=window]': { borderRadius: 'full' } },
    },
  },
});
