import { defineRecipe } from '@chakra-ui/react';
import { wholeTarget } from './whole-target.ts';

// Lists draw jobs often, so each is one styled element; what is inside is plain and found by `data-part`.

const ellipsis = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** Company, title, and the facts that decide whether somebody reads on. */
export const jobCardRecipe = defineRecipe({
  className: 'job-card',
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 3,
    ...wholeTarget,
    '& [data-part=top]': { display: 'flex', alignItems: 'flex-start', gap: 3 },
    '& [data-part=lines]': { flex: 1, minWidth: 0 },
    '& [data-part=title]': {
      textStyle: 'title',
      lineHeight: 1.3,
      overflowWrap: 'anywhere',
      lineClamp: 2,
    },
    '& [data-part=company]': {
      display: 'flex',
      columnGap: '0.35em',
      minWidth: 0,
      textStyle: 'small',
      color: 'fg.muted',
      whiteSpace: 'nowrap',
      '& > bdi': { minWidth: 0, ...ellipsis },
    },
    '& [data-part=facts]': {
      display: 'grid',
      gap: 1,
      listStyle: 'none',
      '& > li': { display: 'flex', gap: 2, minWidth: 0, overflowWrap: 'anywhere' },
      '& svg': { flexShrink: 0, width: 4, height: '1lh', color: 'fg.muted' },
    },
  },
});

/** What speaks for a job or against it, in a few words each. */
export const jobSignsRecipe = defineRecipe({
  className: 'job-signs',
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 4,
    rowGap: 1,
    textStyle: 'small',
    color: 'fg.muted',
    listStyle: 'none',
    '& > li': { display: 'inline-flex', alignItems: 'center', gap: 1.5, minWidth: 0 },
    '& > li > svg': { flexShrink: 0, width: 3.5, height: 3.5 },
    '& [data-tone=good]': { color: 'success.fg', fontWeight: 'semibold' },
    '& [data-tone=soon]': { color: 'warning.fg', fontWeight: 'semibold' },
  },
});

/** The same in few lines: similar jobs, the open ones of an agency. */
export const jobRowRecipe = defineRecipe({
  className: 'job-row',
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: 3,
    minWidth: 0,
    paddingBlock: 3,
    ...wholeTarget,
    '& > [data-part=lines]': { flex: 1, minWidth: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
    '& [data-part=title]': { fontWeight: 'semibold', overflowWrap: 'anywhere', lineClamp: 2 },
    '& [data-part=line]': { textStyle: 'small', color: 'fg.muted', overflowWrap: 'anywhere', lineClamp: 2 },
    '& [data-part=pay]': { textStyle: 'small', overflowWrap: 'anywhere', lineClamp: 2 },
  },
});

/** Rows under each other, with a line between them. */
export const jobRows = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  listStyle: 'none',
  marginBlock: -3,
  '& > li + li': { borderBlockStartWidth: '1px', borderColor: 'border.subtle' },
} as const;

/** The head of a job's page. Plain styles: there is one of it. */
export const jobHeaderLook = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 4,
  '& [data-part=top]': { display: 'flex', alignItems: 'flex-start', gap: { base: 3, md: 4 } },
  '& [data-part=facts]': {
    display: 'grid',
    gap: 1.5,
    listStyle: 'none',
    '& > li': { display: 'flex', gap: 2.5, minWidth: 0, overflowWrap: 'anywhere' },
    '& > [data-pay]': { fontWeight: 'semibold', fontSize: 'lg' },
    // Beside the first line, also when the words need two.
    '& svg': { flexShrink: 0, width: 4, height: '1lh', color: 'fg.muted' },
  },
  '& [data-part=acts]': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 },
  '& [aria-pressed=true]': { color: 'accent.solid', '& svg': { fill: 'currentColor' } },
} as const;

/** On phones it hangs over the places at the lower edge of the screen, until the text above it has ended. */
export const jobApplyStrip = {
  display: { md: 'none' },
  '&:empty': { display: 'none' },
  position: 'sticky',
  insetBlockEnd: 'calc({sizes.header} + 1px + env(safe-area-inset-bottom))',
  zIndex: 'sticky',
  marginInline: -4,
  paddingInline: 4,
  paddingBlock: 2,
  bg: 'bg.surface',
  borderBlockWidth: '1px',
  borderColor: 'border.subtle',
} as const;
