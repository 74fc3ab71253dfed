import { defineRecipe } from '@chakra-ui/react';

/** A picture in a dialog that fills the window: the stage takes what the description and the controls leave. */
export const mediaViewerRecipe = defineRecipe({
  className: 'media-viewer',
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'minmax(12rem, 1fr) auto',
    minWidth: 0,
    '& [data-part=stage]': {
      position: 'relative',
      overflow: 'hidden',
      bg: 'bg.sunken',
      cursor: 'zoom-in',
      touchAction: 'none',
      userSelect: 'none',
      '&[data-near]': { cursor: 'grab', _active: { cursor: 'grabbing' } },
      _focusVisible: { outlineOffset: '-3px' },
    },
    '& img': {
      position: 'absolute',
      inset: 0,
      width: 'full',
      height: 'full',
      // One that is small stays small.
      objectFit: 'scale-down',
      pointerEvents: 'none',
      '&[data-jumped]': { transition: 'transform {durations.enter} {easings.out}' },
    },
    '& [data-part=bar]': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: 4,
      rowGap: 1,
      paddingInline: { base: 4, sm: 6 },
      paddingBlockStart: 2,
      paddingBlockEnd: 'max(0.5rem, env(safe-area-inset-bottom))',
    },
    '& figcaption': { flex: '1 1 16rem', minWidth: 0, color: 'fg.muted' },
    '& [data-part=controls]': { display: 'flex', gap: 2, marginInlineStart: 'auto' },
  },
});
