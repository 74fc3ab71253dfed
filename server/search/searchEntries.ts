import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Db } from '../context.ts';
import { putListed } from './listedEvents.ts';
import { putOpenJobs } from './openJobs.ts';
import { indexWords, typosOf } from './words.ts';

/** The contract's SearchType of what is no member; a member's is the role. */
export const EVENT = 5;
export const JOB = 6;
/** No SearchType: the words of a job's skills, which the Jobs tab alone knows a misspelt word by (jobWords.ts). */
export const JOB_SKILL = 60;

const OPEN = 1;
const PUBLISHED = 1;
/** Members that are indexed at once, with their jobs and events. */
const AT_ONCE = 200;
/** Of the lock between those who bring a word into use and the sweep of the unused ones. */
const WORDS_LOCK = sql.raw('727202');

/** Something that may be found, until a moment if it has one, and all that it is found by. */
interface Findable {
  kind: number;
  id: string;
  ownerId: string;
  until: string | null;
  text: string;
}

/**
 * Brings the search up to date with a member and all that is theirs. Call it inside the transaction of whatever
 * changes a name, verifies, suspends, restores or deletes, after the change; tests/architecture holds you to it.
 */
export async function indexMember(db: Db, id: string): Promise<void> {
  await indexMembers(db, [id]);
}

/** The same for a job that was posted, changed, closed or deleted. */
export async function indexJob(db: Db, id: string): Promise<void> {
  const jobs = await db.selectFrom('jobs').select(jobColumns).where('id', '=', id).where(isOpen).execute();
  const owners = await shownMembers(db, ownersOf(jobs));
  const found = jobs.filter(ownedBy(owners));
  await putEntries(db, found.flatMap(ofJob), sql`entry.id = ${id}::uuid`);
  await putOpenJobs(db, found.map(idOf), sql`open_jobs.id = ${id}::uuid`);
}

/** The same for an event that was published, changed, cancelled or deleted. */
export async function indexEvent(db: Db, id: string): Promise<void> {
  const events = await db
    .selectFrom('events')
    .select(eventColumns)
    .where('id', '=', id)
    .where(isPublished)
    .execute();
  const owners = await shownMembers(db, ownersOf(events));
  const found = events.filter(ownedBy(owners));
  await putEntries(db, found.map(ofEvent), sql`entry.id = ${id}::uuid`);
  await putListed(db, found.map(idOf), sql`events.id = ${id}::uuid`);
}

/** As `indexMember`, for a few hundred at once. Returns how many entries came, went or changed. */
export async function indexMembers(db: Db, ids: readonly string[]): Promise<number> {
  const members = await shownMembers(db, ids);
  const shown = members.map(({ id }) => id);
  const all: Findable[] = members.map(({ id, role, user_name }) => ({
    kind: role,
    id,
    ownerId: id,
    until: null,
    text: user_name,
  }));
  const open: string[] = [];
  const listed: string[] = [];
  if (shown.length > 0) {
    const [jobs, events] = [
      db.selectFrom('jobs').select(jobColumns),
      db.selectFrom('events').select(eventColumns),
    ];
    for (const job of await jobs.where('owner_id', 'in', shown).where(isOpen).execute()) {
      all.push(...ofJob(job));
      open.push(job.id);
    }
    for (const event of await events.where('owner_id', 'in', shown).where(isPublished).execute()) {
      all.push(ofEvent(event));
      listed.push(event.id);
    }
  }
  await putOpenJobs(db, open, sql`open_jobs.owner_id = any(${ids}::uuid[])`);
  await putListed(db, listed, sql`events.owner_id = any(${ids}::uuid[])`);
  return putEntries(db, all, sql`entry.owner_id = any(${ids}::uuid[])`);
}

/**
 * Compares everybody and everything with the search and mends it, some hundreds at a time, each in a transaction of its own.
 * Returns how many entries came, went or changed.
 */
export async function indexAllMembers(db: Db): Promise<number> {
  let changed = 0;
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const members = await db
      .selectFrom('members')
      .select('id')
      .where('id', '>', after)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute();
    const ids = members.map(({ id }) => id);
    const last = ids.at(-1);
    if (last === undefined) break;
    changed += await db.transaction().execute((trx) => indexMembers(trx, ids));
    after = last;
  }
  const { numAffectedRows } = await sql`
    delete from search_entries where not exists (
      select 1 from members where members.id = search_entries.owner_id)`.execute(db);
  await sql`
    delete from open_jobs where not exists (select 1 from members where members.id = open_jobs.owner_id)`.execute(
    db,
  );
  return changed + Number(numAffectedRows ?? 0);
}

/** Takes words out of the vocabulary that nobody carries any more: a name must not outlive its member there. */
export async function forgetWords(db: Db): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${WORDS_LOCK})`.execute(trx);
    await sql`
      delete from search_terms where not exists (
        select 1 from search_entries
        where search_entries.kind = search_terms.kind and search_entries.term = search_terms.term)`.execute(
      trx,
    );
  });
}

const jobColumns = [
  'id',
  'owner_id',
  'vacancy_name',
  'company_name',
  'place',
  'skills',
  'apply_until',
] as const;
const eventColumns = ['id', 'owner_id', 'event_name', 'place', 'end_at'] as const;
const isOpen = sql<SqlBool>`jobs.status = ${OPEN} and jobs.deleted_at is null`;
const isPublished = sql<SqlBool>`events.status = ${PUBLISHED} and events.deleted_at is null`;

const ofJob = (job: {
  id: string;
  owner_id: string;
  vacancy_name: string;
  company_name: string;
  place: string;
  skills: readonly string[];
  apply_until: string | null;
}): Findable[] => {
  const found = { id: job.id, ownerId: job.owner_id, until: job.apply_until };
  return [
    { ...found, kind: JOB, text: `${job.vacancy_name} ${job.company_name} ${job.place}` },
    { ...found, kind: JOB_SKILL, text: job.skills.join(' ') },
  ];
};

const ofEvent = (event: {
  id: string;
  owner_id: string;
  event_name: string;
  place: string | null;
  end_at: string;
}): Findable => ({
  kind: EVENT,
  id: event.id,
  ownerId: event.owner_id,
  until: event.end_at,
  text: `${event.event_name} ${event.place ?? ''}`,
});

const idOf = ({ id }: { id: string }) => id;
type Owned = { owner_id: string };
const ownersOf = (rows: readonly Owned[]) => rows.map(({ owner_id }) => owner_id);
const ownedBy = (members: readonly { id: string }[]) => {
  const ids = new Set(members.map(({ id }) => id));
  return ({ owner_id }: Owned) => ids.has(owner_id);
};

/**
 * Those who may be found, held until the transaction ends: nobody is renamed or suspended between being read here and
 * being written into the index.
 */
async function shownMembers(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('members')
    .select(['id', 'role', 'user_name', 'phone_verified_at', 'suspended_at', 'deleted_at'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forShare()
    .execute();
  return rows.filter(
    (row) => row.phone_verified_at !== null && row.suspended_at === null && row.deleted_at === null,
  );
}

/** Makes the entries of a scope those of what is found there. Returns how many came, went or changed. */
async function putEntries(db: Db, found: readonly Findable[], scope: RawBuilder<unknown>): Promise<number> {
  const rows = found.flatMap(({ kind, id, ownerId, until, text }) =>
    indexWords(text).map((term) => ({ kind, term, id, owner_id: ownerId, until })),
  );
  const wanted = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as wanted (kind int2, term text, id uuid, owner_id uuid, until timestamptz)`;
  // A word that comes into use is kept from the sweep of the unused ones.
  await sql`select pg_advisory_xact_lock_shared(${WORDS_LOCK})`.execute(db);
  const gone = await sql`
    delete from search_entries as entry where ${scope} and not exists (
      select 1 from ${wanted} where wanted.kind = entry.kind and wanted.term = entry.term and wanted.id = entry.id)`.execute(
    db,
  );
  if (rows.length === 0) return Number(gone.numAffectedRows ?? 0);
  await learnWords(db, wanted);
  const put = await sql`
    insert into search_entries (kind, term, id, owner_id, until)
    select kind, term, id, owner_id, until from ${wanted} order by kind, term collate "C", id
    on conflict (kind, term, id) do update set owner_id = excluded.owner_id, until = excluded.until
    where (search_entries.owner_id, search_entries.until) is distinct from (excluded.owner_id, excluded.until)`.execute(
    db,
  );
  return Number(gone.numAffectedRows ?? 0) + Number(put.numAffectedRows ?? 0);
}

/** In one order, so that two who bring in the same words at once do not wait for each other for ever. */
async function learnWords(db: Db, wanted: RawBuilder<unknown>): Promise<void> {
  const { rows: fresh } = await sql<{ kind: number; term: string }>`
    insert into search_terms (kind, term)
    select distinct kind, term collate "C" from ${wanted} order by 1, 2
    on conflict do nothing returning kind, term`.execute(db);
  const typos = fresh.flatMap(({ kind, term }) => typosOf(term).map((typo) => ({ kind, typo, term })));
  if (typos.length === 0) return;
  await sql`
    insert into search_typos (kind, typo, term)
    select kind, typo, term
    from jsonb_to_recordset(${JSON.stringify(typos)}::jsonb) as fresh (kind int2, typo text, term text)
    on conflict do nothing`.execute(db);
}
