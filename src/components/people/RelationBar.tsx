import { chakra } from '@chakra-ui/react';
import { BellOff, Users } from 'lucide-react';
import { isConnected, isRequestTo, RequestDirection, type Relation } from '../../domain/relations.ts';
import { Count } from '../ui/Count.tsx';

export interface RelationBarProps {
  relation: Relation;
}

/** Whether there is anything to say. */
export const isRelated = (relation: Relation): boolean =>
  relation.mutualCount > 0 || relation.isMuted || relationText(relation) !== undefined;

function relationText(relation: Relation): string | undefined {
  if (isConnected(relation)) return 'You are connected';
  if (isRequestTo(relation, RequestDirection.IN)) return 'Would like to connect with you';
  return isRequestTo(relation, RequestDirection.OUT) ? 'Has not answered your request yet' : undefined;
}

/** Below the head of a profile: how the reader and the member stand to each other. */
export function RelationBar({ relation }: RelationBarProps) {
  const text = relationText(relation);
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      columnGap={4}
      rowGap={1}
      color="fg.muted"
      css={{
        '& > :not(:empty)': { display: 'inline-flex', alignItems: 'center', gap: 1.5 },
        '& > :empty': { position: 'absolute' },
        '& svg': { flexShrink: 0 },
      }}
    >
      <span role="status">{text}</span>
      {relation.mutualCount > 0 && (
        <span>
          <Users size={16} aria-hidden />
          <Count value={relation.mutualCount} noun={['shared connection', 'shared connections']} />
        </span>
      )}
      {relation.isMuted && (
        <span>
          <BellOff size={16} aria-hidden />
          Muted: their posts stay out of your feed
        </span>
      )}
    </chakra.div>
  );
}
