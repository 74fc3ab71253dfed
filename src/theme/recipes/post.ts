import { defineRecipe } from '@chakra-ui/react';

// A feed draws these often, so each is one styled element; what is inside is plain and found by `data-part`.

export const postAuthorRecipe = defineRecipe({
  className: 'post-author',
  base: {
    flex: 1,
    minWidth: 0,
    display: 'flex',
    alignItems: 'center',
    gap: 3,
    '& > [data-part=lines]': { minWidth: 0, flex: 1 },
    '& [data-part=name]': { display: 'flex', alignItems: 'center', gap: 1, minWidth: 0, lineHeight: 1.4 },
    '& > [data-part=face]': { flexShrink: 0, borderRadius: 'full' },
    '& h2': {
      display: 'flex',
      minWidth: 0,
      fontWeight: 'semibold',
      // The name is cut inside the link: around it, the cut would take the focus ring along.
      // As high as WCAG 2.2 asks (24 px), in a line that is not; below it the time needs its own.
      '& > a': {
        minWidth: 0,
        marginBlockStart: -1.5,
        paddingBlockStart: 1.5,
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
      },
    },
    '& [data-part=name] > svg': { color: 'accent.solid', width: 4, height: 4 },
    '& [data-part=meta]': {
      display: 'flex',
      // On a phone the headline has a line to itself, and when it was written the next.
      flexWrap: { base: 'wrap', md: 'nowrap' },
      columnGap: '0.35em',
      minWidth: 0,
      whiteSpace: 'nowrap',
      textStyle: 'small',
      color: 'fg.muted',
    },
    '& [data-part=headline]': {
      minWidth: 0,
      flexBasis: { base: 'full', md: 'auto' },
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      '& + [aria-hidden]': { display: { base: 'none', md: 'inline' } },
    },
    // As high as WCAG 2.2 asks (24 px), in a line that is not.
    '& [data-part=meta] :is(a, button)': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 6,
      marginBlock: -0.5,
    },
    '& [data-part=meta] svg': { width: 3.5, height: 3.5, alignSelf: 'center' },
    '& button': { cursor: 'pointer', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    '& :is(a, button)': {
      borderRadius: 'small',
      _hover: { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    },
  },
});

export const postActionsRecipe = defineRecipe({
  className: 'post-actions',
  base: {
    display: 'grid',
    gridAutoFlow: 'column',
    // Four words fit on a phone when each takes what it needs.
    gridAutoColumns: { base: 'auto', md: 'minmax(0, 1fr)' },
    gap: 1,
    marginInline: -2,
    marginBlockEnd: -2,
    paddingBlockStart: 1.5,
    borderBlockStartWidth: '1px',
    borderColor: 'border.subtle',
    '& > *': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: { base: 1.5, md: 2.5 },
      minHeight: { base: 11, md: 10 },
      whiteSpace: 'nowrap',
      borderRadius: 'control',
      color: 'fg.muted',
      fontSize: 'md',
      fontWeight: 'semibold',
      cursor: 'pointer',
      transitionProperty: 'background-color, color',
      transitionDuration: 'leave',
      _hover: { bg: 'bg.hover', color: 'fg.default' },
    },
    '& > [aria-pressed=true]': { color: 'accent.solid', '& > svg': { fill: 'currentColor' } },
  },
});

export const postMediaRecipe = defineRecipe({
  className: 'post-media',
  base: {
    display: 'grid',
    gap: 1,
    overflow: 'hidden',
    borderRadius: 'control',
    maxHeight: '36rem',
    '& > *': {
      position: 'relative',
      minWidth: 0,
      minHeight: 0,
      overflow: 'hidden',
      bg: 'bg.sunken',
      cursor: 'zoom-in',
    },
    '& > :focus-visible': { outlineOffset: '-3px' },
    '& :is(img, video)': { display: 'block', width: 'full', height: 'full', objectFit: 'cover' },
    '& > video': { objectFit: 'contain', cursor: 'auto' },
    '& [data-part=rest]': {
      position: 'absolute',
      inset: 0,
      display: 'grid',
      placeItems: 'center',
      bg: 'fg.default/70',
      color: 'bg.surface',
      fontSize: '2xl',
      fontWeight: 'semibold',
    },
  },
  variants: {
    count: {
      1: {},
      2: { aspectRatio: '16 / 9', gridTemplateColumns: '1fr 1fr' },
      3: {
        aspectRatio: '16 / 10',
        gridTemplateColumns: '2fr 1fr',
        gridTemplateRows: '1fr 1fr',
        '& > :first-of-type': { gridRow: 'span 2' },
      },
      4: { aspectRatio: '4 / 3', gridTemplateColumns: '1fr 1fr', gridTemplateRows: '1fr 1fr' },
      5: {
        aspectRatio: '4 / 3',
        gridTemplateColumns: 'repeat(6, 1fr)',
        gridTemplateRows: '1.4fr 1fr',
        '& > *': { gridColumn: 'span 2' },
        '& > :nth-of-type(-n + 2)': { gridColumn: 'span 3' },
      },
    },
  },
});

/** As tall as a finger is wide on phones, without moving the lines around it. */
export const likesButton = {
  minWidth: 0,
  minHeight: { base: 11, md: 6 },
  marginBlock: { base: -3, md: -0.5 },
  textAlign: 'start',
  cursor: 'pointer',
  borderRadius: 'small',
  _hover: { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
} as const;

/** A long name is cut, not how many others there are. */
export const likesLine = {
  display: 'flex',
  minWidth: 0,
  whiteSpace: 'pre',
  '& > :first-of-type': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
} as const;
