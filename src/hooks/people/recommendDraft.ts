import type { Schemas } from '#openapi/contract.ts';
import type { Payload } from '../../api/client.ts';
import { ApiError, genericMessage } from '../../api/errors.ts';
import { isRecord } from '../../api/scratch.ts';
import {
  RecommendationAction,
  type Recommendation,
  type RecommendValues,
} from '../../domain/recommendations.ts';
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
