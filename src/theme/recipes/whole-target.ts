/** The title is the link, and the whole paper or row is its target. What can be pressed for itself lies above it. */
export const wholeTarget = {
  position: 'relative',
  '& [data-part=title] a': {
    borderRadius: 'small',
    _after: { content: '""', position: 'absolute', inset: 0 },
    _focusVisible: {
      outline: 'none',
      _after: {
        outline: '2px solid',
        outlineColor: 'accent.solid',
        outlineOffset: '-2px',
        borderRadius: 'control',
      },
    },
  },
  '& [data-part=above]': { position: 'relative', zIndex: 'raised' },
  '&:hover [data-part=title] a': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
} as const;
