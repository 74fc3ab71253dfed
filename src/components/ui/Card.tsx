import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export interface CardProps {
  children: ReactNode;
  /** @default 'div' */
  as?: 'div' | 'section' | 'article' | 'li' | 'aside';
  /** `none` where the content draws its own edges, such as rows or a picture. */
  padding?: 'normal' | 'none';
  /** Name of the region, when `as` makes it one. */
  'aria-label'?: string;
  'aria-labelledby'?: string;
  id?: string;
}

/** Paper with a line around it. */
export function Card({ children, as = 'div', padding = 'normal', ...naming }: CardProps) {
  return (
    <chakra.div
      as={as}
      bg="bg.surface"
      borderWidth="1px"
      borderColor="border.subtle"
      borderRadius="card"
      padding={padding === 'normal' ? { base: 4, md: 5 } : 0}
      overflow={padding === 'none' ? 'clip' : undefined}
      minWidth={0}
      {...naming}
    >
      {children}
    </chakra.div>
  );
}
