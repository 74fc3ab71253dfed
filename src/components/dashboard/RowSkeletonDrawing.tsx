import { chakra } from '@chakra-ui/react';
import { dashboardRowRecipe, dashboardRows } from '../../theme/recipes/dashboard.ts';
import { Skeleton } from '../ui/Skeleton.tsx';

const Row = chakra('div', dashboardRowRecipe);

export interface RowSkeletonDrawingProps {
  /** @default 3 */
  rows?: number;
}

/** The shape of rows that are on their way. */
export function RowSkeletonDrawing({ rows = 3 }: RowSkeletonDrawingProps) {
  return (
    <chakra.div css={dashboardRows}>
      {Array.from({ length: rows }, (_, row) => (
        <Row key={row}>
          <Skeleton shape="circle" width="2.75rem" />
          <div data-part="lines">
            <Skeleton lines={2} />
          </div>
        </Row>
      ))}
    </chakra.div>
  );
}
