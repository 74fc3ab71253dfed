/** The head of a profile: cover, picture over its edge, name. Plain styles: there is one of it on a page. */
export const profileHeaderLook = {
  root: {
    bg: 'bg.surface',
    borderWidth: '1px',
    borderColor: 'border.subtle',
    borderRadius: 'card',
    minWidth: 0,
    overflow: 'clip',
  },
  body: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 2,
    paddingInline: { base: 4, md: 5 },
    paddingBlockEnd: { base: 4, md: 5 },
  },
  top: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: 3,
    marginBlockStart: -12,
    minHeight: '6.5rem',
  },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: 2,
    flexGrow: 1,
    // Below the cover, also when the picture stands over its edge.
    paddingBlockStart: { base: 0, sm: 14 },
  },
  name: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1, minWidth: 0 },
  facts: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 4,
    rowGap: 1,
    color: 'fg.muted',
    '& > span': {
      display: 'inline-flex',
      gap: 1.5,
      minWidth: 0,
      overflowWrap: 'anywhere',
    },
    // Level with the first line of a long one.
    '& svg': { flexShrink: 0, height: '1lh' },
  },
  open: {
    display: 'flex',
    gap: 2.5,
    alignItems: 'flex-start',
    marginBlockStart: 1,
    paddingInline: 3,
    paddingBlock: 2.5,
    borderRadius: 'control',
    bg: 'accent.muted',
    color: 'accent.fg',
    '& > svg': { flexShrink: 0, marginBlockStart: 0.5 },
  },
  below: {
    paddingInline: { base: 4, md: 5 },
    paddingBlock: { base: 3, md: 4 },
    borderBlockStartWidth: '1px',
    borderColor: 'border.subtle',
  },
} as const;

/** Four to one, also while there is no picture: nothing moves when one arrives. */
export const coverFrame = {
  position: 'relative',
  aspectRatio: '4 / 1',
  minHeight: 28,
  width: 'full',
  bg: 'accent.muted',
  '& > img': { position: 'absolute', inset: 0, width: 'full', height: 'full', objectFit: 'cover' },
  '& > [data-part=menu]': { position: 'absolute', insetBlockStart: 3, insetInlineEnd: 3 },
} as const;

/** A ring of paper around the picture sets it off from the cover. */
export const avatarFrame = {
  position: 'relative',
  flexShrink: 0,
  borderRadius: 'full',
  '&[data-shape=company]': { borderRadius: 'card' },
  borderWidth: '4px',
  borderStyle: 'solid',
  borderColor: 'bg.surface',
  bg: 'bg.surface',
  '& > [data-part=menu]': { position: 'absolute', insetBlockEnd: -1, insetInlineEnd: -3 },
} as const;

/** A row of tabs that may not fit: on phones it runs from edge to edge, so that a cut word says that there is more. */
export const profileTabRow = {
  minWidth: 0,
  '& [role=tablist]': {
    marginInline: { base: -4, md: 0 },
    paddingInline: { base: 4, md: 0 },
    scrollPaddingInline: 4,
  },
} as const;

/** By which an item is dragged to another place. */
export const itemHandle = {
  boxSize: 8,
  display: { base: 'none', md: 'grid' },
  placeItems: 'center',
  color: 'fg.muted',
  cursor: 'grab',
} as const;
