import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react';
import { wholeTarget } from './whole-target.ts';

/** A live room fills the window: the stage, with what is said beside it, or below it on phones (look, Frame). */
export const roomFrameRecipe = defineSlotRecipe({
  className: 'room-frame',
  slots: ['root', 'bar', 'stage', 'controls', 'side'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22.5rem' },
      gridTemplateRows: {
        base: 'auto minmax(12rem, 1fr) auto minmax(0, 40dvh)',
        lg: 'auto minmax(0, 1fr) auto',
      },
      minHeight: '26rem',
      height: '100dvh',
      bg: 'bg.canvas',
      color: 'fg.default',
      // A phone on its side has no height for both.
      '@media (max-height: 480px) and (orientation: landscape)': {
        gridTemplateColumns: 'minmax(0, 1fr) 17rem',
        gridTemplateRows: 'auto minmax(0, 1fr) auto',
        minHeight: 0,
      },
    },
    bar: { gridColumn: 1, minWidth: 0, paddingInline: { base: 3, md: 4 }, paddingBlock: 3 },
    stage: { gridColumn: 1, minWidth: 0, minHeight: 0, paddingInline: { base: 0, md: 4 }, display: 'grid' },
    controls: {
      gridColumn: 1,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'center',
      gap: 2,
      paddingInline: 3,
      paddingBlock: 3,
    },
    side: {
      minWidth: 0,
      minHeight: 0,
      gridColumn: { base: 1, lg: 2 },
      gridRow: { lg: '1 / -1' },
      bg: 'bg.surface',
      borderColor: 'border.subtle',
      borderBlockStartWidth: { base: '1px', lg: 0 },
      borderInlineStartWidth: { lg: '1px' },
      '@media (max-height: 480px) and (orientation: landscape)': {
        gridColumn: 2,
        gridRow: '1 / -1',
        borderBlockStartWidth: 0,
        borderInlineStartWidth: '1px',
      },
    },
  },
});

/** What the host shows, or the host's own picture in a room without one. Black in both themes, as every screen that shows film. */
export const stageRecipe = defineRecipe({
  className: 'stage',
  base: {
    position: 'relative',
    display: 'grid',
    // In the middle, whatever is empty beside it.
    alignContent: 'center',
    placeItems: 'center',
    minWidth: 0,
    minHeight: 0,
    height: 'full',
    overflow: 'hidden',
    borderRadius: { base: 0, md: 'card' },
    bg: 'print.ink',
    color: 'print.paper',
    '& > video': { position: 'absolute', inset: 0, width: 'full', height: 'full', objectFit: 'contain' },
    '& > video[data-mirrored]': { transform: 'scaleX(-1)' },
    '& > video[data-hidden]': { visibility: 'hidden' },
    '& > audio': { display: 'none' },
    '& > [data-part=host]': {
      position: 'relative',
      display: 'grid',
      justifyItems: 'center',
      gap: 3,
      padding: 4,
      textAlign: 'center',
      '& > strong': { minWidth: 0, lineClamp: 2, overflowWrap: 'anywhere' },
    },
    '& [data-part=ring]': {
      borderRadius: 'full',
      padding: 1.5,
      outline: '3px solid',
      outlineColor: 'transparent',
      '&[data-speaking]': { outlineColor: 'live.solid' },
    },
    '& > [data-part=words]': {
      position: 'relative',
      display: 'grid',
      justifyItems: 'center',
      gap: 3,
      maxWidth: '26rem',
      marginInline: 4,
      padding: 4,
      borderRadius: 'card',
      bg: 'bg.surface',
      color: 'fg.default',
      textAlign: 'center',
    },
    '& > [data-part=corner]': {
      position: 'absolute',
      insetBlockEnd: 3,
      insetInlineEnd: 3,
      display: 'flex',
      gap: 1,
      padding: 1,
      borderRadius: 'control',
      bg: 'bg.surface',
      color: 'fg.default',
    },
  },
});

/** The level of a microphone, and how good a connection is. */
export const levelBars = {
  display: 'inline-flex',
  alignItems: 'flex-end',
  gap: 0.5,
  height: 4,
  '& > i': { width: 1, borderRadius: 'full', bg: 'border.control' },
  '& > i[data-on]': { bg: 'accent.solid' },
} as const;

/** One thing that somebody said. */
export const liveCommentRecipe = defineRecipe({
  className: 'live-comment',
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: 3,
    minWidth: 0,
    paddingBlock: 1.5,
    '& > [data-part=lines]': { flex: 1, minWidth: 0 },
    '& [data-part=name]': { textStyle: 'small', fontWeight: 'semibold', overflowWrap: 'anywhere' },
    '& [data-part=text]': { overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
    '& [data-part=state]': { textStyle: 'caption', color: 'fg.muted' },
    '&[data-hidden] [data-part=text]': { color: 'fg.muted', fontStyle: 'italic' },
  },
});

const picture = {
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '16 / 9',
  borderRadius: 'control',
  bg: 'accent.muted',
  color: 'accent.fg',
  display: 'grid',
  placeItems: 'center',
  '& > img': { position: 'absolute', inset: 0, width: 'full', height: 'full', objectFit: 'cover' },
  '& > svg': { width: 8, height: 8 },
  '& > [data-part=state]': { position: 'absolute', insetBlockStart: 2.5, insetInlineStart: 2.5 },
  '& > [data-part=length]': {
    position: 'absolute',
    insetBlockEnd: 2.5,
    insetInlineEnd: 2.5,
    paddingInline: 2,
    borderRadius: 'small',
    bg: 'bg.surface',
    color: 'fg.default',
    textStyle: 'caption',
    fontVariantNumeric: 'tabular-nums',
  },
} as const;

/** A name within a line of other words: one that is too long ends in dots, and takes no line of theirs. */
const nameInLine = {
  display: 'inline-block',
  maxWidth: 'full',
  verticalAlign: 'bottom',
  truncate: true,
} as const;

/** A room on the air, or what is left of one. */
export const liveCardRecipe = defineRecipe({
  className: 'live-card',
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: 3,
    ...wholeTarget,
    '& > [data-part=picture]': picture,
    '& > [data-part=top]': { display: 'flex', alignItems: 'flex-start', gap: 2, minWidth: 0 },
    '& [data-part=lines]': {
      flex: 1,
      minWidth: 0,
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: 0.5,
    },
    '& [data-part=title]': {
      textStyle: 'title',
      lineHeight: 1.3,
      overflowWrap: 'anywhere',
      lineClamp: 2,
      '& > button': {
        textAlign: 'start',
        borderRadius: 'small',
        cursor: 'pointer',
        _hover: { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
        // What stands in a button is a box of its own.
        '& > bdi': { lineClamp: 2 },
      },
    },
    '& [data-part=note]': { textStyle: 'small', color: 'fg.muted', overflowWrap: 'anywhere' },
    '& [data-part=name]': nameInLine,
    '& [data-part=top] > [data-part=above]': { marginBlockStart: -2, marginInlineEnd: -2 },
  },
});

export const liveCards = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))',
  gap: 5,
  listStyle: 'none',
} as const;
