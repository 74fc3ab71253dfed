import type { Schemas } from '#openapi/contract.ts';
import { call } from '../../api/client.ts';
import { RelationAction, relationAfter, type Relation } from '../../domain/relations.ts';
import { useReportDialog, type Reporting } from '../feed/posts/useReportDialog.ts';
import { useRelationCache } from './useRelationCache.ts';

interface Reported {
  member: Pick<Schemas['Author'], 'userId' | 'userName'>;
  relation?: Relation;
  /** What they wrote to the reader; without it, it is about themselves. */
  messageId?: string | undefined;
}

/** Reports a member, or a message of theirs (REPORT 6 of manageConnection, specification 4 and 7), and blocks them along with it if one likes. */
export function useReportMember(): Reporting<Reported> {
  const cache = useRelationCache();
  return useReportDialog<Reported>({
    targetOf: ({ member, messageId }) => ({ kind: messageId ? 'message' : 'member', author: member }),
    send: ({ member, messageId }, body) =>
      call('manageConnection', {
        otherUserId: member.userId,
        action: RelationAction.REPORT,
        ...(messageId && { messageId }),
        ...body,
      }),
    onBlocked: ({ member: { userId }, relation }) => {
      if (relation)
        void cache.show({ userId, from: relation, to: relationAfter(relation, RelationAction.BLOCK) });
      cache.removeMember(userId);
      cache.refresh(userId);
    },
  });
}
