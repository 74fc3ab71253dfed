import { sql } from 'kysely';
import type { Config } from '../../server/config.ts';
import type { Db } from '../../server/context.ts';
import { addMember, type TestMember } from '../api/support/members.ts';

/** Key of the nth owner, from 1. `n` is an expression of SQL. */
export const ownerIds = (n: string) =>
  sql.raw<string>(`('018f0000-0000-7000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`);

/** So many owners with what `make` gives them, and a job seeker who blocks ten of them and mutes ten. */
export async function withOwners(
  db: Db,
  config: Config,
  { role, name, count }: { role: 2 | 3; name: string; count: number },
  make: (trx: Db) => Promise<void>,
): Promise<TestMember> {
  const reader = await addMember(db, new Date(), config, {});
  await db.transaction().execute(async (trx) => {
    // The rows refer to nothing that is not there; asking for each would be most of the time.
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`
      insert into members (id, role, user_name, details, phone_verified_at, created_at, updated_at)
      select ${ownerIds('n')}, ${role}::int2, ${name} || ' ' || n, '{}', now(), now(), now()
      from generate_series(1, ${count}::int) as n`.execute(trx);
    await sql`
      insert into blocks (member_id, blocked_id, created_at)
      select ${reader.userId}::uuid, ${ownerIds('n * 7')}, now() from generate_series(1, 10) as n`.execute(
      trx,
    );
    await sql`
      insert into mutes (member_id, muted_id, created_at)
      select ${reader.userId}::uuid, ${ownerIds('n * 11')}, now() from generate_series(1, 10) as n`.execute(
      trx,
    );
    await make(trx);
  });
  // As upkeep does every hour, and PostgreSQL by itself.
  await sql`vacuum analyze`.execute(db);
  return reader;
}
