import { sql } from 'kysely';
import type { Config } from '../../server/config.ts';
import type { OpenDatabase } from '../../server/db/open.ts';
import { getFeedList } from '../../server/modules/feed/posts/list.ts';
import { makeCommunity } from './community.ts';
import { median, type Measure } from './measure.ts';
import { withSizes, type Opened } from './twoSizes.ts';

const POSTS = 10_000;
const CALLS = 81;
/** The one among the sizes that means: no filter at all. */
const WITHOUT = 1;

/** So many blocks, half of them by the other side. Nobody who is blocked writes, so that every feed has the same posts. */
async function fill({ db }: OpenDatabase, config: Config, blocks: number) {
  const { reader } = await makeCommunity(db, config, POSTS);
  await db.deleteFrom('blocks').execute();
  await db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`
      insert into blocks (member_id, blocked_id, created_at)
      select case when n % 2 = 0 then ${reader.userId}::uuid else other end,
        case when n % 2 = 0 then other else ${reader.userId}::uuid end, now()
      from generate_series(1, ${blocks}::int) as n
      cross join lateral (select ('018f2000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid as other) as them`.execute(
      trx,
    );
  });
  // The planner leaves out a view that is always empty: what is left is the query without the filter.
  if (blocks === WITHOUT)
    await sql`
      create or replace view hidden_pairs as
        select member_id, blocked_id as hidden_id from blocks where false`.execute(db);
  await sql`analyze`.execute(db);
  return reader;
}

async function timeOf(filter: 0 | 1, { reader, context }: Opened) {
  const from = performance.now();
  const { response } = await getFeedList({ userId: reader.userId, pageIndex: 1, filter }, context);
  const time = performance.now() - from;
  if (response.length !== 10) throw new Error(`${response.length} posts`);
  return time;
}

/** In turns, so that what else the machine does slows all alike. */
async function compare(kind: string, of: Opened[]): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const [filter, name] of ['everybody', 'following'].entries()) {
    const times = of.map((): number[] => []);
    for (let i = 0; i < CALLS; i++)
      for (const [at, one] of of.entries()) times[at]?.push(await timeOf(filter as 0 | 1, one));
    const [plain = Number.NaN, ...filtered] = times.map(median);
    measures.push({ name: `${kind}, ${name}: without a filter`, value: plain, unit: 'ms' });
    for (const [at, value] of filtered.entries())
      measures.push({
        name: `${kind}, ${name}: ${of[at + 1]?.size ?? 0} blocks, times as long`,
        value: value / plain,
        unit: 'x',
        bound: { max: 1.15 },
      });
  }
  return measures;
}

/** What it costs the feed that neither side of a block sees the other. */
export const blockFilter = (): Promise<Measure[]> => withSizes([WITHOUT, 0, 100, 1000], fill, compare);
