import { defineTextStyles } from '@chakra-ui/react';

const heading = { fontWeight: 'heading', letterSpacing: '-0.02em', textWrap: 'balance' };

export const textStyles = defineTextStyles({
  display: { value: { ...heading, fontSize: { base: '3xl', md: '4xl' }, lineHeight: 1.18 } },
  h1: { value: { ...heading, fontSize: { base: '2xl', md: '3xl' }, lineHeight: 1.25 } },
  h2: { value: { ...heading, fontSize: { base: 'xl', md: '2xl' }, lineHeight: 1.3 } },
  h3: { value: { ...heading, fontSize: 'xl', lineHeight: 1.35, letterSpacing: '-0.015em' } },
  title: { value: { fontSize: 'lg', fontWeight: 'semibold', lineHeight: 1.4, letterSpacing: '-0.01em' } },
  // 15 and 14.5 px stand between the steps of the scale on purpose: long text, read most.
  body: {
    value: { fontSize: { base: '0.9375rem', md: '0.90625rem' }, lineHeight: { base: 1.55, md: 1.5 } },
  },
  label: { value: { fontSize: 'md', fontWeight: 'semibold', lineHeight: 1.4 } },
  small: { value: { fontSize: 'sm', lineHeight: 1.5 } },
  caption: { value: { fontSize: 'xs', lineHeight: 1.4 } },
  tabular: { value: { fontVariantNumeric: 'tabular-nums' } },
});
