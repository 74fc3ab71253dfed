import { chakra } from '@chakra-ui/react';
import { memberRows } from '../../theme/recipes/people.ts';
import { Skeleton } from '../ui/Skeleton.tsx';

export interface MemberRowsDrawingProps {
  /**
   * What comes: a name with two lines, with one, or with somebody's words below.
   * @default 'members'
   */
  of?: 'members' | 'names' | 'recommendations';
}

const rows = ['first', 'second', 'third', 'fourth'];

function Lines({ of }: Required<MemberRowsDrawingProps>) {
  return (
    <chakra.div flex={1} minWidth={0}>
      <Skeleton width="9rem" height="1.5rem" />
      <chakra.div textStyle="small">
        <Skeleton width="min(14rem, 90%)" />
      </chakra.div>
      {of !== 'names' && (
        <chakra.div textStyle={of === 'members' ? 'caption' : 'small'}>
          <Skeleton width="7rem" />
        </chakra.div>
      )}
      {of === 'recommendations' && (
        <chakra.div display="grid" gap={2.5} paddingBlockStart={2.5}>
          <Skeleton lines={3} />
          <Skeleton shape="box" width="4.5rem" height="2rem" />
        </chakra.div>
      )}
    </chakra.div>
  );
}

/** Rows of members that are on their way, as high as they will be. */
export function MemberRowsDrawing({ of = 'members' }: MemberRowsDrawingProps) {
  const wordy = of === 'recommendations';
  return (
    <chakra.div css={{ ...memberRows, '& > * + *': memberRows['& > li + li'] }}>
      {rows.slice(wordy ? 2 : 0).map((row) => (
        <chakra.div key={row} display="flex" gap={3} paddingBlock={wordy ? 4 : 3}>
          <Skeleton shape="circle" width="2.75rem" />
          <Lines of={of} />
        </chakra.div>
      ))}
    </chakra.div>
  );
}
