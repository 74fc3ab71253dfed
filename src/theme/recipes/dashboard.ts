import { defineRecipe } from '@chakra-ui/react';

/** A row with a picture or a drawing, two lines, and something to press. */
export const dashboardRowRecipe = defineRecipe({
  className: 'dashboard-row',
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: 3,
    minWidth: 0,
    minHeight: 11,
    '& > [data-part=lines]': { flex: 1, minWidth: 0 },
    '& [data-part=name]': {
      fontWeight: 'semibold',
      overflowWrap: 'anywhere',
      lineClamp: 2,
    },
    // A reason that is cut off is none: it takes a second line.
    '& [data-part=note]': {
      textStyle: 'caption',
      color: 'fg.muted',
      overflowWrap: 'anywhere',
      lineClamp: 2,
    },
    '& [data-part=name] a': { borderRadius: 'small', _hover: { textDecoration: 'underline' } },
  },
});

/** Rows under each other. */
export const dashboardRows = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2.5,
  listStyle: 'none',
} as const;
