import type { Db } from '../context.ts';
import { indexAllMembers } from '../search/searchEntries.ts';

/** What the command `search` prints, having compared everybody and everything with the search and mended it. */
export async function runSearch(db: Db): Promise<string[]> {
  const changed = await indexAllMembers(db);
  if (changed === 0) return ['The search was right already.'];
  return [changed === 1 ? '1 entry changed.' : `${changed} entries changed.`];
}
