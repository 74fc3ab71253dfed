import type { Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { Row, TableName } from './rows.ts';

/** Rows in one statement; PostgreSQL takes 65,535 values. */
const AT_ONCE = 500;

/** Writes rows, some hundreds in a statement. */
export async function insert<T extends TableName>(trx: Transaction<Database>, table: T, rows: Row<T>[]) {
  for (let i = 0; i < rows.length; i += AT_ONCE)
    await trx
      .insertInto(table)
      // Kysely cannot follow a table that is a type parameter; the rows are of that table.
      .values(rows.slice(i, i + AT_ONCE) as never)
      .execute();
}
