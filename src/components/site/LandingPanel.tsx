import { chakra } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';

export interface LandingPanelProps {
  title: string;
  text?: string;
  /**
   * Of the children on wide screens; two from 480 px on, one below.
   * @default 4
   */
  columns?: 3 | 4;
  children: ReactNode;
}

/** A titled grid of the landing page. */
export function LandingPanel({ title, text, columns = 4, children }: LandingPanelProps) {
  const heading = useId();
  const narrow = columns === 4 ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)';
  return (
    <chakra.section aria-labelledby={heading} display="grid" gap={5}>
      <chakra.div display="grid" gap={1}>
        <chakra.h2 id={heading} textStyle="h2">
          {title}
        </chakra.h2>
        {text && <chakra.p color="fg.muted">{text}</chakra.p>}
      </chakra.div>
      <chakra.div
        display="grid"
        gap={columns === 4 ? 3 : 8}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: narrow, lg: `repeat(${columns}, minmax(0, 1fr))` }}
        css={{ '& > article': { height: 'full' } }}
      >
        {children}
      </chakra.div>
    </chakra.section>
  );
}
