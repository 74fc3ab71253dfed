import type { Schemas } from '#openapi/contract.ts';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { ApiError, genericMessage } from '../../api/errors.ts';
import type { ReportDialogProps } from '../../components/feed/ReportDialog.tsx';
import type { ReportContent } from '../../components/feed/ReportForm.tsx';
import { RelationAction, relationAfter, type Relation } from '../../domain/relations.ts';
import { toast } from '../../lib/toastQueue.ts';
import { useRelationCache } from './useRelationCache.ts';

interface Reported {
  member: Pick<Schemas['Author'], 'userId' | 'userName'>;
  relation?: Relation;
}
interface State {
  reported?: Reported;
  busy: boolean;
  known?: string;
  error?: string;
  fields?: Record<string, string>;
}

/** Reports a member (REPORT 6 of manageConnection, specification 4 and 7), and blocks them along with it if one likes. */
export function useReportMember(): { dialog: ReportDialogProps; onReport: (event: Reported) => void } {
  const cache = useRelationCache();
  const [{ reported, ...state }, setState] = useState<State>({ busy: false });
  const settle = ({ member: { userId }, relation }: Reported) => {
    if (relation)
      void cache.show({ userId, from: relation, to: relationAfter(relation, RelationAction.BLOCK) });
    cache.removeMember(userId);
    cache.refresh(userId);
  };
  const submit = async (of: Reported, { reason, details, block }: ReportContent) => {
    setState({ reported: of, busy: true });
    try {
      const { message } = await call('manageConnection', {
        otherUserId: of.member.userId,
        action: RelationAction.REPORT,
        reason,
        block,
        ...(details && { details }),
      });
      setState({ busy: false });
      toast({ kind: 'success', title: message });
      if (block) settle(of);
    } catch (error) {
      const failed = error instanceof ApiError ? error : undefined;
      if (failed?.code === 'ALREADY_REPORTED') {
        setState({ reported: of, busy: false, known: failed.message });
        // Who reports again to block as well has blocked all the same.
        if (block) settle(of);
      } else if (failed && Object.keys(failed.fields).length > 0)
        setState({ reported: of, busy: false, fields: failed.fields });
      else setState({ reported: of, busy: false, error: failed?.message ?? genericMessage });
    }
  };
  return {
    dialog: {
      ...state,
      target: reported && { kind: 'member', author: reported.member },
      onClose: () => setState({ busy: false }),
      onSubmit: (report) => reported && void submit(reported, report),
    },
    onReport: (event) => setState({ reported: event, busy: false }),
  };
}
