import { defineSlotRecipe } from '@chakra-ui/react';

export const authLayoutRecipe = defineSlotRecipe({
  className: 'auth-layout',
  slots: ['root', 'promise', 'stage', 'pitch', 'main', 'bar', 'form', 'links'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.05fr) minmax(0, 1fr)' },
      minHeight: 'dvh',
      bg: 'bg.canvas',
    },
    // Behind the form in the order of reading and of the Tab key; in front of it to the eye.
    promise: {
      order: -1,
      display: { base: 'none', lg: 'block' },
      bg: 'bg.surface',
      borderInlineEndWidth: '1px',
      borderColor: 'border.subtle',
    },
    // Stays in sight beside a long form; what it says is in the middle, with or without links below.
    stage: {
      position: 'sticky',
      insetBlockStart: 0,
      display: 'grid',
      gridTemplateRows: 'minmax(max-content, 1fr) auto minmax(max-content, 1fr)',
      gap: 10,
      minHeight: 'dvh',
      // On very wide screens the column keeps to the middle of its half.
      paddingInlineStart: { lg: 'max({spacing.10}, 50% - 16.5rem)' },
      paddingInlineEnd: { lg: 10 },
      paddingBlock: 10,
      '& > ul': { alignSelf: 'end' },
    },
    pitch: { display: 'grid', gap: 4, maxWidth: '33rem' },
    main: { display: 'flex', flexDirection: 'column', minWidth: 0 },
    bar: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: { base: 'space-between', lg: 'flex-end' },
      minHeight: 'header',
      paddingInline: { base: 4, md: 6 },
      paddingBlockStart: { lg: 6 },
    },
    form: {
      flex: 1,
      alignSelf: 'center',
      display: 'flex',
      flexDirection: 'column',
      justifyContent: { base: 'flex-start', md: 'center' },
      gap: 5,
      width: 'full',
      maxWidth: 'calc({sizes.form} + 2rem)',
      paddingInline: 4,
      paddingBlockStart: { base: 4, md: 6 },
      // The weight of the bar above, so that the middle is the middle.
      paddingBlockEnd: { base: 8, lg: 'calc({sizes.header} + {spacing.12})' },
    },
    links: {
      display: 'flex',
      flexWrap: 'wrap',
      rowGap: 1,
      listStyle: 'none',
      textStyle: 'small',
      color: 'fg.muted',
      '& > li + li::before': { content: '"·"', paddingInline: 1.5 },
    },
  },
});
