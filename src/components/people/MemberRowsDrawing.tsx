import { chakra } from '@chakra-ui/react';
import { Skeleton } from '../ui/Skeleton.tsx';

/** Rows of members that are on their way. */
export function MemberRowsDrawing() {
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)">
      {['first', 'second', 'third', 'fourth'].map((row) => (
        <chakra.div key={row} display="flex" gap={3} paddingBlock={3} minHeight="5.5rem">
          <Skeleton shape="circle" width="2.75rem" />
          <chakra.div flex={1} minWidth={0}>
            <Skeleton width="9rem" />
            <Skeleton width="14rem" />
          </chakra.div>
        </chakra.div>
      ))}
    </chakra.div>
  );
}
