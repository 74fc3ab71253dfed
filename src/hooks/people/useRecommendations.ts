import type { ResponseBody, Schemas } from '#openapi/contract.ts';
import { useState } from 'react';
import { call, type Payload } from '../../api/client.ts';
import { ApiError, genericMessage } from '../../api/errors.ts';
import { useApiCache } from '../../api/swr.ts';
import { useApiInfinite } from '../../api/swrInfinite.ts';
import type { DeleteRecommendationDialogProps } from '../../components/people/DeleteRecommendationDialog.tsx';
import type { ListState } from '../../components/ui/listState.ts';
import {
  type Recommendation,
  RecommendationAction,
  type RecommendationChange,
  type RecommendationTab,
  type RecommendValues,
  stateAfter,
} from '../../domain/recommendations.ts';
import { lastStateWins } from '../../lib/lastWriteWins.ts';
import { useSession } from '../account/useSession.ts';
import { reportFailure } from '../feed/posts/reportFailure.ts';
import { useListState } from '../site/useListState.ts';
import { isRecord } from '../../api/scratch.ts';
import type { FieldErrors } from '../../lib/validate.ts';
import { readDraft } from '../site/draftStorage.ts';

export interface RecommendRequest {
  mode: 'ask' | 'write';
  /** Asked for first, where it is missing. */
  member?: Schemas['Author'];
  /** The request that is answered, or the text of one's own that is changed. */
  recommendation?: Recommendation;
}

export const unwritten: RecommendValues = {
  relationship: undefined,
  position: '',
  text: '',
  requestMessage: '',
};

export const isRecommendDraft = (value: unknown): value is RecommendValues =>
  isRecord(value) && ['position', 'text', 'requestMessage'].every((name) => typeof value[name] === 'string');

export const draftNameOf = (request: RecommendRequest | undefined): string =>
  `recommend.${request?.mode ?? 'ask'}.${request?.member?.userId ?? 'nobody'}`;

const known = ({ recommendation }: RecommendRequest): RecommendValues =>
  recommendation
    ? {
        ...unwritten,
        relationship: recommendation.relationship,
        position: recommendation.position ?? '',
        text: recommendation.text ?? '',
      }
    : unwritten;

/** What a form begins with: what was left from last time, or what is known. */
export function beginning(userId: string, request: RecommendRequest) {
  const left = request.member && readDraft(userId, draftNameOf(request));
  const restored = isRecommendDraft(left);
  return { request, restored, initialValues: restored ? left : known(request) };
}

/** What is sent; empty fields are left out. */
export function recommendBody(
  { mode, recommendation }: RecommendRequest,
  otherUserId: string,
  { relationship = 6, position, text, requestMessage }: RecommendValues,
): Payload<'manageRecommendation'> {
  if (mode === 'ask')
    return {
      action: RecommendationAction.REQUEST,
      otherUserId,
      relationship,
      ...(requestMessage && { requestMessage }),
    };
  return {
    action: RecommendationAction.WRITE,
    otherUserId,
    relationship,
    text,
    ...(position && { position }),
    ...(recommendation && { recommendationId: recommendation.recommendationId }),
  };
}

/** Why it was not sent: by field, or in one sentence. */
export function reasonOf(failure: unknown): { fields: FieldErrors } | { error: string } {
  if (!(failure instanceof ApiError)) return { error: genericMessage };
  return Object.keys(failure.fields).length > 0 ? { fields: failure.fields } : { error: failure.message };
}

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
    else reportFailure('That was not possible', `recommendation ${recommendationId}`)(failure);
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
