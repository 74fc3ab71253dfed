import { sql } from 'kysely';
import type { Db } from '../../../context.ts';
import { JOB, JOB_SKILL } from '../../../search/searchEntries.ts';
import { nearTerms } from '../../../search/searchIndex.ts';
import { queryWords } from '../../../search/words.ts';
import { begunAnywhere } from '../../../search/jobTerms.ts';

/** Of a shorter word nobody knows what it was meant to be. */
const SHORTEST = 4;

/**
 * What somebody typed with each word that no open job has, nor begins with, as the nearest one of the jobs' titles, companies,
 * places and skills ("gardner" is "gardener"). Undefined when all words are known, or nothing is near.
 */
export async function knownText(db: Db, text: string): Promise<string | undefined> {
  const words = queryWords(text);
  if (words.length === 0) return undefined;
  const isThere = await whichAreThere(db, words);
  let corrected = false;
  const known: string[] = [];
  for (const [at, word] of words.entries()) {
    const near =
      isThere[at] === false && [...word].length >= SHORTEST ? await nearestOf(db, word) : undefined;
    corrected ||= near !== undefined;
    known.push(near ?? word);
  }
  return corrected ? known.join(' ') : undefined;
}

async function whichAreThere(db: Db, words: readonly string[]): Promise<boolean[]> {
  const asked = words.map((word) => {
    const [term = ''] = begunAnywhere(word);
    return sql`exists (select 1 from open_jobs where terms @@ ${term}::tsquery)`;
  });
  const { rows } = await sql<{ there: boolean[] }>`select array[${sql.join(asked)}] as there`.execute(db);
  return rows[0]?.there ?? [];
}

/** Of two that are as near, the one of a title, a company or a place. */
async function nearestOf(db: Db, word: string): Promise<string | undefined> {
  const near = [...(await nearTerms(db, JOB, word)), ...(await nearTerms(db, JOB_SKILL, word))];
  return near.filter(({ term }) => term !== word).toSorted((one, other) => one.cost - other.cost)[0]?.term;
}
