import { defineRecipe } from '@chakra-ui/react';
import { wholeTarget } from './whole-target.ts';

// Lists draw events often, so each is one styled element; what is inside is plain and found by `data-part`.

/** 16:9, as the contract asks of the picture; its place is known before it arrives. */
const picture = {
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '16 / 9',
  bg: 'accent.muted',
  color: 'accent.fg',
  display: 'grid',
  placeItems: 'center',
  '& > img': { position: 'absolute', inset: 0, width: 'full', height: 'full', objectFit: 'cover' },
  '& > svg': { width: 8, height: 8 },
  '& > [data-part=state]': {
    position: 'absolute',
    insetBlockStart: 2.5,
    insetInlineStart: 2.5,
    maxWidth: 'calc(100% - {spacing.5})',
  },
} as const;

/** The picture of an event, or a drawn stand-in for it, with its state in the corner. */
export const eventMediaRecipe = defineRecipe({ className: 'event-media', base: picture });

const line = { display: 'flex', gap: 2, minWidth: 0, overflowWrap: 'anywhere' } as const;
const mark = { flexShrink: 0, width: 4, height: '1lh', color: 'fg.muted' } as const;

/** Picture, when, what, where and for how much. */
export const eventCardRecipe = defineRecipe({
  className: 'event-card',
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 3,
    ...wholeTarget,
    '& > [data-part=body]': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '13rem minmax(0, 1fr)' },
      alignItems: 'start',
      columnGap: 4,
      rowGap: 3,
    },
    '& [data-part=picture]': { borderRadius: 'control', overflow: 'hidden' },
    '& [data-part=top]': { display: 'flex', alignItems: 'flex-start', gap: 2 },
    // Its dots stand beside the first line.
    '& [data-part=top] > [data-part=above]': { marginBlockStart: -2, marginInlineEnd: -2 },
    '& [data-part=lines]': { flex: 1, minWidth: 0, display: 'grid', gap: 0.5 },
    '& [data-part=when]': { textStyle: 'small', color: 'accent.fg', fontWeight: 'semibold' },
    '& [data-part=title]': { textStyle: 'title', lineHeight: 1.3, overflowWrap: 'anywhere', lineClamp: 2 },
    '& [data-part=facts]': {
      display: 'grid',
      gap: 1,
      marginBlockStart: 2,
      listStyle: 'none',
      '& > li': line,
      '& > li > span': { minWidth: 0, lineClamp: 2 },
      '& svg': mark,
    },
    '& [data-part=quiet]': { textStyle: 'small', color: 'fg.muted' },
    '& [data-part=left]': { color: 'warning.fg', fontWeight: 'semibold' },
  },
});

/** The head of an event's page. Plain styles: there is one of it. */
export const eventHeaderLook = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 4,
  padding: { base: 4, md: 5 },
  '& [data-part=top]': { display: 'flex', alignItems: 'flex-start', gap: 3 },
  '& [data-part=by]': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, minWidth: 0 },
  '& [data-part=facts]': {
    display: 'grid',
    gap: 3,
    listStyle: 'none',
    '& > li': { ...line, gap: 3 },
    '& > li > div': { minWidth: 0 },
    '& svg': { ...mark, width: 5 },
  },
  '& [data-part=quiet]': { textStyle: 'small', color: 'fg.muted' },
  '& [data-part=acts]': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 },
  '& [aria-pressed=true]': { color: 'accent.solid', '& svg': { fill: 'currentColor' } },
} as const;

/** Packages under each other, with a line between them. */
export const packageRows = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  listStyle: 'none',
  marginBlock: -3,
  '& > li': { paddingBlock: 3, minWidth: 0 },
  '& > li + li': { borderBlockStartWidth: '1px', borderColor: 'border.subtle' },
  '& [data-part=choice]': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 3,
    rowGap: 2,
    marginBlockStart: 2,
    '&:empty': { display: 'none' },
  },
  '& [data-part=perks]': {
    display: 'grid',
    gap: 0.5,
    marginBlockStart: 1.5,
    listStyle: 'none',
    '& > li': line,
    '& svg': mark,
  },
} as const;

/** A month as seven columns of days. Plain styles: there is one of it. */
export const monthLook = {
  width: 'full',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0.5,
  '& th': { textStyle: 'caption', color: 'fg.muted', fontWeight: 'semibold', paddingBlock: 1 },
  '& td': { padding: 0, verticalAlign: 'top' },
  '& td > button': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: { base: 'center', md: 'stretch' },
    gap: 0.5,
    width: 'full',
    height: { base: 12, md: '4.75rem' },
    padding: 1,
    borderRadius: 'control',
    borderWidth: '1px',
    borderColor: 'transparent',
    textAlign: { base: 'center', md: 'start' },
    cursor: 'pointer',
    _hover: { bg: 'bg.hover' },
    '&[data-busy]': { bg: 'accent.muted', color: 'accent.fg' },
    '&[data-other]': { color: 'fg.muted', bg: 'transparent' },
    '&[aria-current=date] > [data-part=number]': {
      textDecoration: 'underline',
      textUnderlineOffset: '0.2em',
    },
  },
  '& td[aria-selected=true] > button': { borderColor: 'accent.solid' },
  '& [data-part=number]': {
    fontVariantNumeric: 'tabular-nums',
    fontWeight: 'semibold',
    fontSize: 'sm',
    flexShrink: 0,
  },
  '& [data-part=names]': { display: { base: 'none', md: 'grid' }, minWidth: 0 },
  '& [data-part=names] > span': {
    fontSize: 'xs',
    lineHeight: 1.35,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& [data-part=mark]': { display: { md: 'none' }, fontSize: 'xs', lineHeight: 1 },
} as const;
