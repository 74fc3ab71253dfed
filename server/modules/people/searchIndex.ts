import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../context.ts';
import { PAGE_SIZE } from '../feed/paging.ts';
import { distance, typosOf } from './words.ts';

/** No search is counted or paged further: who has not found it by then types another word. */
export const MOST_FOUND = 100;
/** Terms of the vocabulary that one typed word stands for. */
const MOST_TERMS = 12;
const MOST_LOOKED_UP = 40;
/** Where several words are typed, the newest so many of the rarest are looked through. */
const MOST_SCANNED = 2000;
const MOST_COMPARED = 300;
/** A word of this length may have two errors. */
const LONG_WORD = 8;

/** The last code point: after every term that begins with a word. */
const END = '\u{10ffff}';

interface Wanted {
  /** The contract's SearchType. */
  kind: number;
  /** Folded (words.ts). */
  words: readonly string[];
  viewerId: string;
  now: Date;
  /** From 0. */
  pageIndex: number;
}

/** A word of the vocabulary, and how far it is from what was typed: itself 0, its beginning 1, an error 2, two 3. */
interface Term {
  term: string;
  cost: number;
}

/** One page of the ids of what carries every word, nearest first, then newest first; and how many there are, to MOST_FOUND. */
export async function findIds(db: Db, wanted: Wanted): Promise<{ ids: string[]; count: number }> {
  const nothing = { ids: [], count: 0 };
  const offset = wanted.pageIndex * PAGE_SIZE;
  if (wanted.words.length === 0 || offset >= MOST_FOUND) return nothing;
  const words: Term[][] = [];
  for (const word of wanted.words) {
    const terms = await nearTerms(db, wanted.kind, word);
    // Every word must be there.
    if (terms.length === 0) return nothing;
    words.push(terms);
  }
  const [rarest = [], ...others] = words.length > 1 ? await byRarity(db, wanted.kind, words) : words;
  const most = others.length > 0 ? MOST_SCANNED : MOST_FOUND;
  const entries = entriesOf(wanted, rarest, most);
  const joined = sql.join(
    others.map((terms, i) => carrying(wanted.kind, terms, `other_${i}`)),
    sql` `,
  );
  const costs = others.map((_, i) => sql` + ${sql.ref(`other_${i}.cost`)}`);
  const { rows } = await sql<{ id: string; count: number }>`
    select id, count(*) over ()::int as count from (
      select entry.id, min(entry.cost ${sql.join(costs, sql``)}) as cost
      from (${entries} limit ${most * (others.length > 0 ? 1 : MOST_TERMS)}) as entry ${joined}
      group by entry.id) as found
    order by cost, id desc limit ${PAGE_SIZE} offset ${offset}`.execute(db);
  return {
    ids: rows.map(({ id }) => id).slice(0, MOST_FOUND - offset),
    count: Math.min(rows[0]?.count ?? 0, MOST_FOUND),
  };
}

/** What the vocabulary has for a word: itself, what begins with it, what it may have been meant to be. */
async function nearTerms(db: Db, kind: number, word: string): Promise<Term[]> {
  const typos = typosOf(word);
  const misspelt =
    typos.length > 0
      ? sql`union (
          select term from search_typos
          where kind = ${kind}::int2 and typo in (${sql.join(typos)}) order by typo, term limit ${MOST_LOOKED_UP})`
      : sql``;
  const { rows } = await sql<{ term: string }>`
    (select term from search_terms
      where kind = ${kind}::int2 and term >= ${word} and term < ${word + END} order by term limit ${MOST_TERMS})
    ${misspelt}`.execute(db);
  const most = [...word].length >= LONG_WORD ? 2 : 1;
  return rows
    .flatMap(({ term }): Term[] => {
      if (term === word) return [{ term, cost: 0 }];
      if (term.startsWith(word)) return [{ term, cost: 1 }];
      const errors = distance(word, term);
      return errors <= most ? [{ term, cost: 1 + errors }] : [];
    })
    .sort((one, other) => one.cost - other.cost || one.term.length - other.term.length)
    .slice(0, MOST_TERMS);
}

const table = (terms: readonly Term[]) =>
  sql`(values ${sql.join(terms.map(({ term, cost }) => sql`(${term}::text, ${cost}::int)`))}) as near (term, cost)`;

/** The newest entries of each term that the viewer may find. */
function entriesOf({ kind, viewerId, now }: Wanted, terms: readonly Term[], most: number) {
  return sql`
    select entry.id, near.cost from ${table(terms)} cross join lateral (
      select id from search_entries
      where kind = ${kind}::int2 and term = near.term
        and owner_id not in (select hidden_id from hidden_pairs where member_id = ${viewerId}::uuid)
        and (until is null or until > ${now.toISOString()}::timestamptz)
      order by id desc limit ${most}) as entry`;
}

/** Keeps the entries that carry one of these terms too, with the nearest one's cost. */
const carrying = (kind: number, terms: readonly Term[], name: string): RawBuilder<unknown> => sql`
  inner join lateral (
    select min(near.cost) as cost from search_entries as beside inner join ${table(terms)} on near.term = beside.term
    where beside.id = entry.id and beside.kind = ${kind}::int2
  ) as ${sql.ref(name)} on ${sql.ref(`${name}.cost`)} is not null`;

/** The word that fewest carry comes first: from it the others are looked up. */
async function byRarity(db: Db, kind: number, words: Term[][]): Promise<Term[][]> {
  const sizes = words.map(
    (terms) => sql`(
      select count(*)::int from (
        select 1 from search_entries inner join ${table(terms)} on near.term = search_entries.term
        where kind = ${kind}::int2 limit ${MOST_COMPARED}) as bounded)`,
  );
  const { rows } = await sql<{ sizes: number[] }>`select array[${sql.join(sizes)}] as sizes`.execute(db);
  const sizeOf = (at: number) => rows[0]?.sizes[at] ?? 0;
  return words
    .map((terms, at) => ({ terms, size: sizeOf(at) }))
    .sort((one, other) => one.size - other.size)
    .map(({ terms }) => terms);
}
