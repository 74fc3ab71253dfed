import { isRecord, scratch } from '../../api/scratch.ts';
import type { RecentSearch } from '../../domain/search.ts';

const most = 6;

const isRecent = (value: unknown): value is RecentSearch =>
  isRecord(value) && typeof value.text === 'string' && Number(value.type) >= 1 && Number(value.type) <= 6;
const isList = (value: unknown): value is RecentSearch[] => Array.isArray(value) && value.every(isRecent);

const keptBy = (userId: string) => scratch(() => localStorage, `searches.${userId}`, isList);

/** What this member has looked for on this device, the latest first. */
export const recentSearches = (userId: string): RecentSearch[] => keptBy(userId).read() ?? [];

export function addRecentSearch(userId: string, { type, text }: RecentSearch): void {
  const others = recentSearches(userId).filter((one) => one.type !== type || one.text !== text);
  keptBy(userId).write([{ type, text }, ...others].slice(0, most));
}

export const forgetRecentSearches = (userId: string): void => keptBy(userId).clear();
