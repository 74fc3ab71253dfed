import { BellOff } from 'lucide-react';
import { ConnectionList, outcomeIn, type Connection } from '../../domain/relations.ts';
import { Badge } from '../ui/Badge.tsx';
import { Count } from '../ui/Count.tsx';
import { ExpandableText } from '../ui/ExpandableText.tsx';
import { RelativeTime } from '../ui/RelativeTime.tsx';
import { MemberRow } from './MemberRow.tsx';
import { RelationActions, type RelationActionsProps } from './RelationActions.tsx';

export interface ConnectionItemProps {
  connection: Connection;
  /** Where it stands. */
  list: ConnectionList;
  onAct: RelationActionsProps['onAct'];
}

/** Since when it stands there. */
const since = ({ requestedAt, connectedAt, followedAt, ...apart }: Connection, list: ConnectionList) =>
  ({
    [ConnectionList.CONNECTED]: { word: 'Connected', at: connectedAt },
    [ConnectionList.RECEIVED]: { word: 'Asked', at: requestedAt },
    [ConnectionList.SENT]: { word: 'Sent', at: requestedAt },
    [ConnectionList.FOLLOWING]: { word: 'Followed', at: followedAt },
    [ConnectionList.FOLLOWERS]: { word: 'Followed you', at: followedAt },
    [ConnectionList.BLOCKED]: { word: 'Blocked', at: apart.blockedAt },
    [ConnectionList.MUTED]: { word: 'Muted', at: apart.mutedAt },
  })[list];

/** A member in one of the lists, with the words of a request and what can be done. */
export function ConnectionItem({ connection, list, onAct }: ConnectionItemProps) {
  const { member, viewer, note } = connection;
  const { word, at } = since(connection, list);
  const outcome = outcomeIn(list, viewer);
  return (
    <MemberRow
      member={member}
      outcome={outcome}
      actions={
        <RelationActions
          dense
          member={member}
          relation={viewer}
          onAct={(event) => onAct({ ...event, list })}
        />
      }
    >
      <p data-part="meta">
        {at && (
          <span>
            {word} <RelativeTime at={at} />
          </span>
        )}
        {viewer.mutualCount > 0 && !viewer.isBlocked && (
          <Count value={viewer.mutualCount} noun={['shared connection', 'shared connections']} />
        )}
        {viewer.isMuted && list !== ConnectionList.MUTED && (
          <Badge icon={<BellOff aria-hidden />}>Muted</Badge>
        )}
      </p>
      {note && outcome === undefined && (
        <blockquote data-part="note">
          <ExpandableText text={note} lines={3} />
        </blockquote>
      )}
    </MemberRow>
  );
}
