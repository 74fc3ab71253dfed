import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../context.ts';
import { PAGE_SIZE } from '../shared/paging.ts';
import { distance, typosOf } from './words.ts';

/** No search is counted or paged further: who has not found it by then types another word. */
export const MOST_FOUND = 100;
/** Terms of the vocabulary that one typed word stands for. */
const MOST_TERMS = 12;
const MOST_LOOKED_UP = 40;
/**
 * Where several words are typed, what carries all of them as they stand is found in their lists. For beginnings and errors
 * the newest so many of the rarest word are looked through.
 */
const MOST_SCANNED = 300;
const MOST_COMPARED = 500;
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
  const found =
    words.length > 1 ? await withAll(db, wanted, words) : await withOne(db, wanted, words[0] ?? []);
  return { ids: found.slice(offset, offset + PAGE_SIZE), count: found.length };
}

/** Nearest first, then newest first. */
async function withOne(db: Db, wanted: Wanted, terms: readonly Term[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (${entriesOf(wanted, terms, MOST_FOUND)}) as entry
    group by id order by min(cost), id desc limit ${MOST_FOUND}`.execute(db);
  return rows.map(({ id }) => id);
}

async function withAll(db: Db, wanted: Wanted, words: Term[][]): Promise<string[]> {
  const exact = words.every(([first]) => first?.cost === 0) ? await asTheyStand(db, wanted) : [];
  if (exact.length >= MOST_FOUND) return exact;
  const [rarest = [], ...others] = await byRarity(db, wanted.kind, words);
  const names = others.map((_, i) => `other_${i}`);
  const joined = others.map((terms, i) => carrying(wanted.kind, terms, names[i] ?? ''));
  const cost = sql.join(
    ['entry', ...names].map((name) => sql.ref(`${name}.cost`)),
    sql` + `,
  );
  const { rows } = await sql<{ id: string }>`
    select entry.id
    from (${entriesOf(wanted, rarest, MOST_SCANNED)} limit ${MOST_SCANNED}) as entry ${sql.join(joined, sql` `)}
    group by entry.id order by min(${cost}), entry.id desc limit ${MOST_FOUND}`.execute(db);
  return [...new Set([...exact, ...rows.map(({ id }) => id)])].slice(0, MOST_FOUND);
}

/** What carries each word as it was typed, newest first. */
async function asTheyStand(db: Db, wanted: Wanted): Promise<string[]> {
  const [first = '', ...rest] = wanted.words;
  const beside = rest.map(
    (word, i) => sql`
      inner join search_entries as ${sql.ref(`beside_${i}`)}
        on ${sql.ref(`beside_${i}.kind`)} = entry.kind and ${sql.ref(`beside_${i}.term`)} = ${word}
        and ${sql.ref(`beside_${i}.id`)} = entry.id`,
  );
  const { rows } = await sql<{ id: string }>`
    select entry.id from search_entries as entry ${sql.join(beside, sql` `)}
    where entry.kind = ${wanted.kind}::int2 and entry.term = ${first} and ${findable(wanted)}
    order by entry.id desc limit ${MOST_FOUND}`.execute(db);
  return rows.map(({ id }) => id);
}

/** What the vocabulary has for a word: itself, what begins with it, what it may have been meant to be. */
export async function nearTerms(db: Db, kind: number, word: string): Promise<Term[]> {
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

/** Not hidden by a block, and not over. The view is read once, whatever the number of entries. */
const findable = ({ viewerId, now }: Wanted) => sql`
  entry.owner_id not in (select hidden_id from hidden_pairs where member_id = ${viewerId}::uuid)
  and (entry.until is null or entry.until > ${now.toISOString()}::timestamptz)`;

const table = (terms: readonly Term[]) =>
  sql`(values ${sql.join(terms.map(({ term, cost }) => sql`(${term}::text, ${cost}::int)`))}) as near (term, cost)`;

/** The newest entries of each term that the viewer may find. */
function entriesOf(wanted: Wanted, terms: readonly Term[], most: number) {
  return sql`
    select entry.id, near.cost from ${table(terms)} cross join lateral (
      select entry.id from search_entries as entry
      where entry.kind = ${wanted.kind}::int2 and entry.term = near.term and ${findable(wanted)}
      order by entry.id desc limit ${most}) as entry`;
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
