import { chakra } from '@chakra-ui/react';
import type { VerificationEntry } from '../../../domain/verification.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { ListState as State } from '../../ui/listState.ts';
import { ListState } from '../../ui/ListState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { VerificationItem, type VerificationItemProps } from './VerificationItem.tsx';

export interface VerificationListProps extends Pick<VerificationItemProps, 'onOpen' | 'onCancel'> {
  /** What HR asks for comes first. */
  state: State<VerificationEntry>;
  /** `documentId` of the request that is being called off. */
  cancelling?: string | undefined;
}

const line = {
  paddingBlock: 4,
  borderBlockStartWidth: '1px',
  borderColor: 'border.subtle',
  '&:first-of-type': { borderBlockStartWidth: 0, paddingBlockStart: 0 },
  '&:last-of-type': { paddingBlockEnd: 0 },
} as const;

const loading = (
  <div>
    {['first', 'second', 'third'].map((name) => (
      <chakra.div key={name} css={line} display="flex" gap={3}>
        <Skeleton shape="circle" width="1.25rem" />
        <chakra.div flex={1} minWidth={0} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={2}>
          <Skeleton width="min(14rem, 70%)" />
          <Skeleton width="min(20rem, 100%)" />
          <Skeleton shape="box" width="6rem" height="2.25rem" />
        </chakra.div>
      </chakra.div>
    ))}
  </div>
);

/** Everything of a member that can be verified. */
export function VerificationList({ state, cancelling, ...events }: VerificationListProps) {
  return (
    <ListState
      state={state}
      loading={loading}
      empty={<EmptyState drawing="people">There is nothing here that can be verified.</EmptyState>}
    >
      {(items) => (
        <chakra.ul aria-label="What can be verified">
          {items.map((item) => (
            <chakra.li key={`${item.documentType} ${item.documentId}`} css={line}>
              <VerificationItem {...events} item={item} busy={cancelling === item.documentId} />
            </chakra.li>
          ))}
        </chakra.ul>
      )}
    </ListState>
  );
}
