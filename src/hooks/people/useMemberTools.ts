import type { Schemas } from '#openapi/contract.ts';
import type { ReportDialogProps } from '../../components/feed/posts/ReportDialog.tsx';
import type { PeopleDialogProps } from '../../components/people/PeopleDialog.tsx';
import type { RelationEvent } from '../../components/people/RelationActions.tsx';
import type { RecommendationItemProps } from '../../components/people/RecommendationItem.tsx';
import { memberHref } from '../../domain/feedLinks.ts';
import { RecommendationAction, type RecommendValues, sideOf } from '../../domain/recommendations.ts';
import { useSession } from '../account/useSession.ts';
import { copyLink } from '../site/copyLink.ts';
import { useRelation } from './useRelation.ts';
import { useReportMember } from './useReportMember.ts';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { useApiCache } from '../../api/swr.ts';
import type { RecommendDialogProps } from '../../components/people/RecommendDialog.tsx';
import type { FieldErrors } from '../../lib/validate.ts';
import { toast } from '../../lib/toastQueue.ts';
import { useWriter } from '../feed/compose/useWriter.ts';
import { useDraft } from '../site/useDraft.ts';
import {
  beginning,
  draftNameOf,
  isRecommendDraft,
  reasonOf,
  recommendBody,
  type RecommendRequest,
  unwritten,
  useRecommendationTools,
} from './useRecommendations.ts';
import { useConnectionPicker } from './useConnections.ts';

type Status = { busy: boolean; error?: string; fields?: FieldErrors };
const idle: Status = { busy: false };

/** Asks for recommendations and writes them (product S52). What was typed is a draft until it was sent. */
function useRecommend(): {
  dialog: RecommendDialogProps;
  onOpen: (request: RecommendRequest) => void;
} {
  const reader = useWriter();
  const { invalidate } = useApiCache();
  const [shown, setShown] = useState<ReturnType<typeof beginning>>();
  const [status, setStatus] = useState(idle);
  const draft = useDraft(draftNameOf(shown?.request), isRecommendDraft);
  const open = (request: RecommendRequest) => setShown(beginning(reader.userId, request));
  const request = shown?.request;
  const picker = useConnectionPicker(
    request !== undefined && !request.member,
    ({ member }) => request && open({ ...request, member }),
  );
  const close = () => {
    setShown(undefined);
    setStatus(idle);
  };
  const submit = async (values: RecommendValues) => {
    if (!request?.member) return;
    draft.save(values);
    setStatus({ busy: true });
    try {
      const { message } = await call(
        'manageRecommendation',
        recommendBody(request, request.member.userId, values),
      );
      draft.discard();
      close();
      toast({ kind: 'success', title: message });
      void invalidate(['getRecommendations']);
    } catch (failure) {
      setStatus({ busy: false, ...reasonOf(failure) });
    }
  };
  const discard = () => {
    draft.discard();
    if (request) open(request);
  };
  return {
    dialog: {
      ...status,
      request,
      reader,
      picker,
      initialValues: shown?.initialValues ?? unwritten,
      onChange: draft.keep,
      onSubmit: (values) => void submit(values),
      ...(shown?.restored && { onDiscardDraft: discard }),
      onClose: close,
    },
    onOpen: open,
  };
}

export interface MemberTools {
  /** Anything that `RelationActions` offers. */
  onAct: (event: RelationEvent) => void;
  /** Anything that `RecommendationActions` offers. */
  onRecommendation: NonNullable<RecommendationItemProps['onAct']>;
  /** Asks a connection that is still to be chosen. */
  onAsk: () => void;
  /** For `PeopleDialog`, once on the page. */
  dialog: PeopleDialogProps;
  /** For `ReportDialog`, once on the page. */
  report: ReportDialogProps;
}

const changes = {
  decline: RecommendationAction.DECLINE,
  withdraw: RecommendationAction.WITHDRAW,
  show: RecommendationAction.SHOW,
  hide: RecommendationAction.HIDE,
  delete: RecommendationAction.DELETE,
} as const;

/** Everything that can be done about other members, on any page. */
export function useMemberTools(): MemberTools {
  const { userId: readerId = '' } = useSession();
  const recommend = useRecommend();
  const recommendations = useRecommendationTools();
  const report = useReportMember();
  const relation = useRelation({
    onOther({ act, member, relation: how, messageId }) {
      const author: Schemas['Author'] = member;
      if (act === 'report') report.onReport({ member, relation: how, messageId });
      else if (act === 'copyLink') void copyLink(`${location.origin}${memberHref(member.userId)}`);
      else recommend.onOpen({ mode: act === 'ask' ? 'ask' : 'write', member: author });
    },
  });
  return {
    onAct: relation.onAct,
    onAsk: () => recommend.onOpen({ mode: 'ask' }),
    onRecommendation({ recommendation, act }) {
      const { fromUser, toUser } = recommendation;
      if (act === 'report') report.onReport({ member: fromUser });
      else if (act === 'write') recommend.onOpen({ mode: 'write', member: toUser, recommendation });
      else if (sideOf(recommendation, readerId) !== 'reader')
        recommendations.onChange({ recommendation, action: changes[act] });
    },
    dialog: { relation: relation.dialog, recommend: recommend.dialog, deletion: recommendations.dialog },
    report: report.dialog,
  };
}
