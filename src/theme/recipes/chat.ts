import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react';

const ellipsis = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
/** Header and bottom bar of the frame take the rest of the window. */
const phoneHeight = 'calc(100dvh - {sizes.header} - 3.75rem - env(safe-area-inset-bottom))';
const wideHeight = 'calc(100dvh - {sizes.header} - {spacing.6} * 2)';

/** The list of conversations beside the one that is open; on phones one of the two. */
export const chatColumnsRecipe = defineSlotRecipe({
  className: 'chat-columns',
  slots: ['root', 'status', 'list', 'open'],
  base: {
    root: {
      // A window that is low, or enlarged, scrolls as a whole.
      minHeight: '26rem',
      height: { base: phoneHeight, md: wideHeight },
      marginInlineStart: { md: 6 },
      marginBlock: { md: 6 },
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '17rem minmax(0, 1fr)', xl: '21rem minmax(0, 1fr)' },
      gridTemplateRows: 'auto minmax(0, 1fr)',
      bg: 'bg.surface',
      borderColor: 'border.subtle',
      borderWidth: { base: 0, md: '1px' },
      borderRadius: { base: 0, md: 'card' },
      overflow: 'hidden',
    },
    // It takes no room while it has nothing to say.
    status: { gridColumn: '1 / -1', minWidth: 0 },
    list: {
      gridRow: 2,
      minWidth: 0,
      minHeight: 0,
      borderColor: 'border.subtle',
      borderInlineEndWidth: { md: '1px' },
    },
    open: { gridRow: 2, minWidth: 0, minHeight: 0 },
  },
  variants: {
    /** Which of the two a phone shows. */
    shown: {
      list: { open: { display: { base: 'none', md: 'block' } } },
      open: { list: { display: { base: 'none', md: 'block' } } },
    },
  },
  defaultVariants: { shown: 'list' },
});

/** A conversation in the list. */
export const friendRowRecipe = defineRecipe({
  className: 'friend-row',
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 3,
    minWidth: 0,
    minHeight: 18,
    paddingInline: 4,
    paddingBlock: 3,
    borderBlockEndWidth: '1px',
    borderColor: 'border.subtle',
    _hover: { bg: 'bg.hover' },
    '&[data-current]': { bg: 'accent.muted' },
    '& > [data-part=lines]': { flex: 1, minWidth: 0 },
    '& [data-part=first], & [data-part=second]': {
      display: 'flex',
      alignItems: 'baseline',
      gap: 2,
      minWidth: 0,
    },
    '& [data-part=name]': {
      flex: 1,
      minWidth: 0,
      fontWeight: 'semibold',
      // The whole row is pressed.
      '& > a': {
        display: 'block',
        ...ellipsis,
        outline: 0,
        _after: { content: '""', position: 'absolute', inset: 0 },
        _focusVisible: {
          _after: {
            outlineWidth: '2px',
            outlineStyle: 'solid',
            outlineColor: 'accent.solid',
            outlineOffset: '-2px',
          },
        },
      },
    },
    '& [data-part=when]': { textStyle: 'caption', color: 'fg.muted', whiteSpace: 'nowrap' },
    // Of either direction it begins below the name.
    '& [data-part=preview]': { minWidth: 0, textStyle: 'small', color: 'fg.muted', ...ellipsis },
    '& [data-part=typing]': { textStyle: 'small', color: 'accent.fg', whiteSpace: 'nowrap' },
    '& [data-part=preview] + *, & [data-part=typing] + *': { marginInlineStart: 'auto' },
    '& [data-part=muted]': {
      alignSelf: 'center',
      flexShrink: 0,
      color: 'fg.muted',
      '--icon-size': '0.875rem',
    },
    '& [data-part=unread]': {
      flexShrink: 0,
      whiteSpace: 'nowrap',
      minWidth: 5,
      paddingInline: 1.5,
      textStyle: 'caption',
      fontWeight: 'semibold',
      textAlign: 'center',
      lineHeight: '1.25rem',
      borderRadius: 'full',
      bg: 'accent.solid',
      color: 'accent.contrast',
    },
    '&[data-unread] [data-part=preview]': { color: 'fg.default', fontWeight: 'medium' },
  },
});

/** One message: its bubble, and what can be done with it. */
export const messageRecipe = defineRecipe({
  className: 'message',
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: 1,
    minWidth: 0,
    '& > [data-part=bubble]': {
      minWidth: 0,
      maxWidth: 'min(32rem, 82%)',
      paddingInline: 3.5,
      paddingBlock: 2,
      borderRadius: 'card',
      borderEndStartRadius: 'small',
      bg: 'bg.hover',
      '& > p': { whiteSpace: 'pre-wrap' },
    },
    '&[data-own]': {
      flexDirection: 'row-reverse',
      '& > [data-part=bubble]': {
        bg: 'accent.muted',
        borderEndStartRadius: 'card',
        borderEndEndRadius: 'small',
      },
    },
    '&[data-gone] > [data-part=bubble]': {
      bg: 'transparent',
      borderWidth: '1px',
      borderColor: 'border.strong',
      color: 'fg.muted',
      fontStyle: 'italic',
    },
    '&[data-found] > [data-part=bubble]': {
      outlineWidth: '2px',
      outlineStyle: 'solid',
      outlineColor: 'accent.solid',
      outlineOffset: '2px',
    },
    '&[data-failed] > [data-part=bubble]': { borderWidth: '1px', borderColor: 'danger.solid' },
    '& [data-part=picture]': {
      display: 'block',
      marginInline: -2.5,
      marginBlock: -1,
      borderRadius: 'control',
      cursor: 'zoom-in',
      '& + p': { marginBlockStart: 3 },
      '& > img': {
        display: 'block',
        height: 'auto',
        maxWidth: 'full',
        // One on its way, whose size is not known.
        maxHeight: '18rem',
        objectFit: 'cover',
        borderRadius: 'control',
        bg: 'bg.fill',
      },
    },
    '& [data-part=request]': {
      display: 'grid',
      gap: 1.5,
      '& > strong': {
        display: 'flex',
        alignItems: 'baseline',
        gap: 2,
        '& > svg': { alignSelf: 'center', color: 'accent.solid' },
      },
      '& > q': { color: 'fg.muted', fontStyle: 'normal' },
    },
    // Who points with a mouse sees it on the message that is meant; a finger has nothing to hover with.
    '& > [data-part=menu]': {
      flexShrink: 0,
      '@media (hover: hover)': {
        opacity: 0,
        '&:focus-within, &:has([aria-expanded=true])': { opacity: 1 },
      },
    },
    '&:hover > [data-part=menu]': { opacity: 1 },
  },
});

/** What stands between the messages, and around them. */
export const messageList = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 3,
  paddingInline: { base: 3, md: 5 },
  paddingBlock: 4,
  '& ul': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1, listStyle: 'none' },
  '& [data-part=day]': {
    marginBlock: 1,
    textAlign: 'center',
    textStyle: 'caption',
    fontWeight: 'semibold',
    color: 'fg.muted',
  },
  '& [data-part=meta]': {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: 1,
    minHeight: 5,
    textStyle: 'caption',
    color: 'fg.muted',
    '--icon-size': '0.875rem',
    '&[data-own]': { justifyContent: 'flex-end' },
  },
  '& [data-part=new]': {
    display: 'flex',
    alignItems: 'center',
    gap: 3,
    marginBlock: 2,
    textStyle: 'caption',
    fontWeight: 'semibold',
    color: 'accent.fg',
    _before: { content: '""', flex: 1, height: '1px', bg: 'accent.solid' },
    _after: { content: '""', flex: 1, height: '1px', bg: 'accent.solid' },
  },
} as const;
