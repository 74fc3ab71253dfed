import { defineRecipe } from '@chakra-ui/react';

/** The answer to a scan: read from a step away, by colour, sign and word. */
export const doorResultRecipe = defineRecipe({
  className: 'door-result',
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: 4,
    rowGap: 3,
    minHeight: { base: 40, md: 48 },
    padding: { base: 4, md: 6 },
    borderRadius: 'card',
    '& > svg': { width: { base: 12, md: 16 }, height: { base: 12, md: 16 }, strokeWidth: 2 },
    '& [data-part=words]': { display: 'grid', gap: 1, minWidth: 0, overflowWrap: 'anywhere' },
    '& [data-part=title]': { textStyle: 'display', lineHeight: 1.1 },
    '& [data-part=who]': { fontSize: 'xl', fontWeight: 'semibold', lineHeight: 1.3, lineClamp: 3 },
    '& [data-part=note]': { textStyle: 'body', fontWeight: 'semibold' },
    '& [data-part=actions]': { gridColumn: '1 / -1' },
    '&[data-fresh]': { animation: 'fade-in 160ms ease-out' },
    // Colours may be replaced by the system's: the frame and the sign stay.
    _highContrast: { borderWidth: '2px' },
  },
  variants: {
    tone: {
      none: { bg: 'bg.sunken', color: 'fg.muted' },
      unknown: { bg: 'info.muted', color: 'info.fg' },
      ok: { bg: 'success.solid', color: 'success.contrast' },
      used: { bg: 'warning.solid', color: 'warning.contrast' },
      no: { bg: 'danger.solid', color: 'danger.contrast' },
    },
  },
  defaultVariants: { tone: 'none' },
});

/** What the camera sees, with the frame that a code is held into. */
export const doorCameraRecipe = defineRecipe({
  className: 'door-camera',
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    gap: 3,
    minHeight: 40,
    overflow: 'hidden',
    borderRadius: 'control',
    bg: 'bg.sunken',
    color: 'fg.muted',
    textAlign: 'center',
    '&[data-live]': { aspectRatio: { base: '1', md: '4 / 3' } },
    '& > video': { position: 'absolute', inset: 0, width: 'full', height: 'full', objectFit: 'cover' },
    '& > [data-part=frame]': {
      position: 'relative',
      width: 'min(62%, 15rem)',
      aspectRatio: '1',
      borderWidth: '3px',
      borderColor: 'print.paper',
      borderRadius: 'card',
      outline: '2px solid',
      outlineColor: 'print.ink',
    },
    '& > [data-part=idle]': { display: 'grid', justifyItems: 'center', gap: 3, padding: 5 },
    '& > [data-part=idle] > svg': { width: 8, height: 8 },
  },
});

/** Rows below each other: who, how it stands, and what can be done. */
export const doorRows = {
  listStyleType: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: 3,
    rowGap: 1,
    minHeight: 14,
    paddingBlock: 2,
  },
  '& > li + li': { borderBlockStartWidth: '1px', borderColor: 'border.subtle' },
  '& [data-part=who]': { minWidth: 0, overflowWrap: 'anywhere' },
  '& [data-part=name]': { fontWeight: 'semibold', lineClamp: 2 },
  '& [data-part=how]': { textStyle: 'small', color: 'fg.muted' },
  // The signs stand in one column; their words are beside them.
  '& > li > svg': { flexShrink: 0, width: 5, height: 5 },
} as const;
