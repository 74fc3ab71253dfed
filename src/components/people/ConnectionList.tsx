import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import {
  connectionListLabels,
  type Connection,
  type ConnectionList as List,
} from '../../domain/relations.ts';
import { memberRows } from '../../theme/recipes/people.ts';
import type { ListState as State } from '../ui/listState.ts';
import { ListState } from '../ui/ListState.tsx';
import { ConnectionItem, type ConnectionItemProps } from './ConnectionItem.tsx';
import { MemberRowsDrawing } from './MemberRowsDrawing.tsx';

export interface ConnectionListProps extends Pick<ConnectionItemProps, 'onAct'> {
  list: List;
  state: State<Connection>;
  /** An EmptyState. */
  empty: ReactNode;
}

/** The members of one list, the latest first or by name. */
export function ConnectionList({ list, state, empty, onAct }: ConnectionListProps) {
  return (
    <ListState state={state} loading={<MemberRowsDrawing />} empty={empty}>
      {(connections) => (
        <chakra.ul aria-label={connectionListLabels[list]} css={memberRows}>
          {connections.map((connection) => (
            <ConnectionItem
              key={connection.member.userId}
              connection={connection}
              list={list}
              onAct={onAct}
            />
          ))}
        </chakra.ul>
      )}
    </ListState>
  );
}
