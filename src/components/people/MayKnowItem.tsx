import { ConnectionList, connectOutcome, type ConnectionSuggestion } from '../../domain/relations.ts';
import { MemberRow } from './MemberRow.tsx';
import { RelationActions, type RelationActionsProps } from './RelationActions.tsx';

export interface MayKnowItemProps {
  suggestion: ConnectionSuggestion;
  onAct: RelationActionsProps['onAct'];
}

/** Somebody whom the reader may know, and why (product S49). Once asked they stay where they are and say so. */
export function MayKnowItem({ suggestion, onAct }: MayKnowItemProps) {
  const { member, reason, viewer } = suggestion;
  return (
    <MemberRow
      member={member}
      outcome={connectOutcome(viewer)}
      actions={
        <RelationActions
          dense
          brief
          member={member}
          relation={viewer}
          // The list above is not read again, and this one not with it.
          onAct={(event) => onAct({ ...event, list: ConnectionList.CONNECTED })}
        />
      }
    >
      <p data-part="reason" title={reason} dir="auto">
        {reason}
      </p>
    </MemberRow>
  );
}
