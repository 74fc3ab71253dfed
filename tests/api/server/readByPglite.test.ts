import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useApi } from '../support/api.ts';
import { noteStatements, readByPglite } from '../support/readByPglite.ts';

describe('a statement that PostgreSQL takes and PGlite refuses', () => {
  const api = useApi('postgres');

  it('is named', async () => {
    noteStatements(true);
    await sql`create function only_here(integer) returns integer language sql as 'select $1'`.execute(api.db);
    await sql`select only_here(${1}) as it`.execute(api.db);
    await expect(sql`select nowhere(${1}) as it`.execute(api.db)).rejects.toThrow('nowhere');
    await expect(readByPglite()).rejects.toThrow(
      /^PGlite refuses what PostgreSQL takes:\nfunction only_here\(unknown\) does not exist\n {2}select only_here\(\$1\) as it$/,
    );
    // Each is read once.
    await readByPglite();
  });
});
