import type { ResponseBody } from '#openapi/contract.ts';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { ApiError } from '../../api/errors.ts';
import { useApiCache } from '../../api/swr.ts';
import { useApiInfinite } from '../../api/swrInfinite.ts';
import type { DeleteRecommendationDialogProps } from '../../components/people/DeleteRecommendationDialog.tsx';
import type { ListState } from '../../components/ui/listState.ts';
import {
  RecommendationAction,
  stateAfter,
  type Recommendation,
  type RecommendationChange,
  type RecommendationTab,
} from '../../domain/recommendations.ts';
import { lastStateWins } from '../../lib/lastWins.ts';
import { useSession } from '../account/useSession.ts';
import { reportFailure } from '../feed/reportFailure.ts';
import { useListState } from '../site/useListState.ts';

type Page = ResponseBody<'getRecommendations'>;
const idOf = ({ recommendationId }: Recommendation) => recommendationId;

const send = lastStateWins<Recommendation | undefined>();
/** The other side was faster, or it is gone. */
const isElsewhere = (error: unknown) => error instanceof ApiError && [404, 409].includes(error.status);

/** The reader's own, or what another member shows (product S51). */
export const useRecommendations = (
  asked: { type: RecommendationTab; otherUserId?: string } | null,
): ListState<Recommendation> => useListState(useApiInfinite('getRecommendations', asked), idOf);

export interface RecommendationTools {
  onChange: (event: { recommendation: Recommendation; action: RecommendationChange }) => void;
  dialog: DeleteRecommendationDialogProps;
}

/** Show, hide, decline, withdraw and, after a question, delete: shown at once, taken back when the server does not agree. */
export function useRecommendationTools(): RecommendationTools {
  const { patch, invalidate } = useApiCache();
  const { userId = '' } = useSession();
  const [asked, setAsked] = useState<Recommendation>();
  const show = (id: string, to: Recommendation | undefined) =>
    patch<Page>(['getRecommendations'], (page) => ({
      ...page,
      response: page.response.flatMap((one) => (idOf(one) === id ? (to ? [to] : []) : [one])),
    }));
  const write = async (recommendation: Recommendation, action: RecommendationChange) => {
    const { recommendationId } = recommendation;
    const state = stateAfter(action);
    const to = state === undefined ? undefined : { ...recommendation, state };
    await show(recommendationId, to);
    const pressed = await send(recommendationId, { from: recommendation, to }, () =>
      call('manageRecommendation', { action, recommendationId }),
    );
    if (!pressed) return;
    const failure = 'error' in pressed ? pressed.error : undefined;
    const now = 'answer' in pressed ? pressed.answer.response : pressed.back;
    if (to && now) await show(recommendationId, now);
    if (!to || isElsewhere(failure)) void invalidate(['getRecommendations']);
    if (failure === undefined) void invalidate(['getUserInfo']);
    else reportFailure('That was not possible')(failure);
  };
  return {
    onChange({ recommendation, action }) {
      if (action === RecommendationAction.DELETE) setAsked(recommendation);
      else void write(recommendation, action);
    },
    dialog: {
      recommendation: asked,
      readerId: userId,
      onConfirm() {
        if (asked) void write(asked, RecommendationAction.DELETE);
        setAsked(undefined);
      },
      onCancel: () => setAsked(undefined),
    },
  };
}
