import type { Insertable } from 'kysely';
import type { Database } from '../db/schema.ts';

export type TableName = keyof Database & string;

/** A row as it is inserted into a table. */
export type Row<T extends TableName> = Insertable<Database[T]>;
