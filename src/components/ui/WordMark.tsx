import { chakra } from '@chakra-ui/react';

const sizes = { sm: 'xl', md: '2xl', lg: '3xl' } as const;

export interface WordMarkProps {
  /** @default 'md' */
  size?: 'sm' | 'md' | 'lg';
}

/** The product's name and the dot that means live. */
export function WordMark({ size = 'md' }: WordMarkProps) {
  return (
    <chakra.span
      display="inline-flex"
      alignItems="baseline"
      gap="0.24em"
      fontSize={sizes[size]}
      fontWeight="bold"
      letterSpacing="-0.02em"
      lineHeight={1.2}
      color="fg.default"
    >
      Rolecast
      <chakra.span aria-hidden boxSize="0.4em" borderRadius="full" bg="live.solid" />
    </chakra.span>
  );
}
