import type { Schemas } from '#openapi/contract.ts';
import { askRecommendationRequestRules } from '#openapi/generated/rules/askRecommendationRequestRules.ts';
import { writeRecommendationRequestRules } from '#openapi/generated/rules/writeRecommendationRequestRules.ts';
import { validate, type FieldErrors } from '../lib/validate.ts';
import { RecommendationList } from './enums.ts';

export type Recommendation = Schemas['Recommendation'];
export type Relationship = Schemas['Relationship'];

/** Product 3.7 and 3.9. */
export const RecommendationState = {
  REQUESTED: 0,
  WRITTEN: 1,
  SHOWN: 2,
  HIDDEN: 3,
  DECLINED: 4,
  WITHDRAWN: 5,
} as const;
export const RecommendationAction = {
  REQUEST: 0,
  WRITE: 1,
  SHOW: 2,
  HIDE: 3,
  DECLINE: 4,
  WITHDRAW: 5,
  DELETE: 6,
} as const;
export type RecommendationChange = Schemas['ChangeRecommendationRequest']['action'];

export type RecommendationTab = (typeof RecommendationList)[keyof typeof RecommendationList];
/** What each list is called in an address (`?list=`). */
export const recommendationTabNames = {
  1: 'given',
  2: 'received',
  3: 'pending',
} as const satisfies Record<RecommendationTab, string>;
export type RecommendationTabName = (typeof recommendationTabNames)[RecommendationTab];
/** The list that an address names; the received ones when it names none. */
export const toRecommendationTab = (text: string | null): RecommendationTab =>
  Object.values(RecommendationList).find((tab) => recommendationTabNames[tab] === text) ??
  RecommendationList.RECEIVED;

export const recommendationLimits = { least: 50, most: 3000, request: 500, position: 100 } as const;

export const relationships: readonly Relationship[] = [1, 2, 3, 4, 5, 6];

/** What the author says of themselves while writing. */
export const writerLabels: Record<Relationship, string> = {
  1: 'I managed them',
  2: 'We worked together',
  3: 'I reported to them',
  4: 'I was their client',
  5: 'I taught them',
  6: 'Something else',
};

/** What the receiver says of the author while asking. */
export const askerLabels: Record<Relationship, string> = {
  1: 'They managed me',
  2: 'We worked together',
  3: 'They reported to me',
  4: 'They were my client',
  5: 'They taught me',
  6: 'Something else',
};

const phrases: Record<Relationship, string> = {
  1: 'Managed',
  2: 'Worked with',
  3: 'Reported to',
  4: 'Was a client of',
  5: 'Taught',
  6: 'Knows',
};

/** To the author themselves. */
const ownPhrases: Record<Relationship, string> = {
  1: 'You managed',
  2: 'You worked with',
  3: 'You reported to',
  4: 'You were a client of',
  5: 'You taught',
  6: 'You know',
};

/** On which side of a recommendation somebody stands. */
export const sideOf = ({ fromUser, toUser }: Recommendation, userId: string) =>
  userId === fromUser.userId ? 'author' : userId === toUser.userId ? 'receiver' : 'reader';

/** "Worked with Amara Diallo": what the author was to whom they recommend; to the author, "You worked with …". */
export function relationshipPhrase(recommendation: Recommendation, readerId: string): string {
  const { relationship, toUser } = recommendation;
  const words = sideOf(recommendation, readerId) === 'author' ? ownPhrases : phrases;
  return `${words[relationship]} ${toUser.userName}`;
}

/** How PENDING is parted (product S51). */
export const pendingGroups = ['Asked of me', 'I asked', 'Written, not shown yet'] as const;
export function pendingGroupOf(
  recommendation: Recommendation,
  readerId: string,
): (typeof pendingGroups)[number] {
  // What was answered since stays where it was asked.
  if (recommendation.text !== undefined) return 'Written, not shown yet';
  return sideOf(recommendation, readerId) === 'author' ? 'Asked of me' : 'I asked';
}

/** Where it stands after a change; undefined once it is deleted. */
export const stateAfter = (change: RecommendationChange): Recommendation['state'] | undefined =>
  change === RecommendationAction.DELETE ? undefined : change;

/** What the reader is told about it, beside its words. */
export function stateLabel(recommendation: Recommendation, readerId: string): string | undefined {
  const side = sideOf(recommendation, readerId);
  if (side === 'reader') return undefined;
  const { state } = recommendation;
  if (state === RecommendationState.REQUESTED)
    return side === 'author' ? 'Asks you' : 'Waiting for an answer';
  const labels = {
    [RecommendationState.WRITTEN]: 'Not shown yet',
    [RecommendationState.SHOWN]: side === 'receiver' ? 'Shown on your profile' : 'Shown',
    [RecommendationState.HIDDEN]: side === 'receiver' ? 'Hidden' : 'Not shown',
    [RecommendationState.DECLINED]: 'Declined',
    [RecommendationState.WITHDRAWN]: 'Withdrawn',
  };
  return labels[state];
}

/** What is asked for in the dialog. */
export interface RecommendValues {
  relationship: Relationship | undefined;
  position: string;
  /** Of who writes. */
  text: string;
  /** Of who asks. */
  requestMessage: string;
}

/** What is wrong with it, by field: the contract's sentences. */
export function recommendErrors(mode: 'ask' | 'write', values: RecommendValues): FieldErrors {
  const { relationship, position, text } = writeRecommendationRequestRules;
  const { requestMessage } = askRecommendationRequestRules;
  const tidy = { ...values, position: values.position.trim(), text: values.text.trim() };
  return mode === 'ask'
    ? validate({ relationship, requestMessage }, tidy)
    : validate({ relationship, position, text }, tidy);
}
