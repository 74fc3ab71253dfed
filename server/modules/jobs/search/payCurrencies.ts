import { sql } from 'kysely';
import type { Db } from '../../../context.ts';

/** There are not many more in the world. */
const MOST = 200;

/** The currencies (ISO 4217) that open jobs pay in, in alphabetical order: one look into their index for each, however many jobs. */
export async function currenciesOfJobs(db: Db): Promise<string[]> {
  const { rows } = await sql<{ currency: string }>`
    with recursive found (currency) as (
      (select currency from open_jobs where currency is not null order by currency limit 1)
      union all
      select (
        select open_jobs.currency from open_jobs where open_jobs.currency > found.currency
        order by open_jobs.currency limit 1)
      from found where found.currency is not null)
    select currency from found where currency is not null limit ${MOST}`.execute(db);
  return rows.map(({ currency }) => currency);
}
