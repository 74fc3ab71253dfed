import { isRecord, scratch } from '../../api/scratch.ts';
import type { OrderValues } from '../../domain/orderForm.ts';

interface AttendeeDraft {
  userId: string;
  eventId: string;
  values: OrderValues;
}

const isTexts = (value: unknown) => Array.isArray(value) && value.every((text) => typeof text === 'string');

const isDraft = (value: unknown): value is AttendeeDraft =>
  isRecord(value) &&
  typeof value.userId === 'string' &&
  typeof value.eventId === 'string' &&
  isRecord(value.values) &&
  Object.values(value.values).every(isTexts);

/**
 * Who comes, as far as it was typed: names and addresses of other people too. Kept for this tab, so that a reload or the way
 * over a bank loses nothing, and forgotten when another member is there.
 */
const draft = scratch(() => sessionStorage, 'attendees', isDraft);

export const writeAttendees = (kept: AttendeeDraft) => draft.write(kept);

/** Empty for another member and another event. */
export function readAttendees({ userId, eventId }: Pick<AttendeeDraft, 'userId' | 'eventId'>): OrderValues {
  const kept = draft.read();
  return kept?.userId === userId && kept.eventId === eventId ? kept.values : {};
}

export const forgetAttendees = () => draft.clear();
