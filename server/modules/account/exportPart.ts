import { sql, type RawBuilder } from 'kysely';

/** Of one file of the archive, the latest. */
export const MOST_ROWS = 100_000;

export interface ExportPart {
  /** Name of the file, without its ending. */
  file: string;
  /** Where it comes from. Every table that points at members is in here or in `notExported`; a test looks. */
  tables: readonly string[];
  rows: (memberId: string) => RawBuilder<unknown>;
  /** One thing instead of a list. */
  single?: boolean;
}

/** Ends a query of one file. */
export const latest = sql`limit ${sql.lit(MOST_ROWS)}`;

/** What the member has done with posts that nobody else learns of. */
export const marked = (file: string, table: string): ExportPart => ({
  file,
  tables: [table],
  rows: (id) => sql`
    select feed_id as id, feed_type, created_at from ${sql.table(table)}
    where member_id = ${id}::uuid order by created_at desc ${latest}`,
});
