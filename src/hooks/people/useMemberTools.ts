import type { Schemas } from '#openapi/contract.ts';
import type { ReportDialogProps } from '../../components/feed/ReportDialog.tsx';
import type { PeopleDialogProps } from '../../components/people/PeopleDialog.tsx';
import type { RelationEvent } from '../../components/people/RelationActions.tsx';
import type { RecommendationItemProps } from '../../components/people/RecommendationItem.tsx';
import { memberHref } from '../../domain/feedLinks.ts';
import { RecommendationAction, sideOf } from '../../domain/recommendations.ts';
import { useSession } from '../account/useSession.ts';
import { copyLink } from '../site/copyLink.ts';
import { useRecommend } from './useRecommend.ts';
import { useRecommendationTools } from './useRecommendations.ts';
import { useRelation } from './useRelation.ts';
import { useReportMember } from './useReportMember.ts';

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
