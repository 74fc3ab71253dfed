import { chakra, useSlotRecipe } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { pageColumnsRecipe } from '../../theme/recipes/page-columns.ts';

export interface PageColumnsProps {
  children: ReactNode;
  /** Cards in the right rail, from 1,180 px on. */
  aside?: ReactNode;
  /**
   * Below 1,180 px the aside is left out, or follows the content where it is part of the matter.
   * @default 'leave-out'
   */
  asideBelow?: 'leave-out' | 'follow';
  /** Tables and boards: content takes the width of both columns. */
  wide?: boolean;
}

/** The columns of a page inside AppFrame: content at most 640 px wide, and the room of a rail of 320 px, used or not. */
export function PageColumns({ children, aside, asideBelow = 'leave-out', wide = false }: PageColumnsProps) {
  const place = asideBelow === 'follow' ? 'kept' : 'beside';
  const styles = useSlotRecipe({ recipe: pageColumnsRecipe })({ wide, aside: aside ? place : undefined });
  return (
    <chakra.div css={styles.root}>
      <chakra.div css={styles.content}>{children}</chakra.div>
      {aside && <chakra.div css={styles.aside}>{aside}</chakra.div>}
    </chakra.div>
  );
}
