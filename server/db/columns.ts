// Kinds of columns. Both databases return the same values: int8 and numeric as number, timestamptz as ISO text, date as
// 'YYYY-MM-DD', jsonb parsed. JSON goes in as text (JSON.stringify).
import type { ColumnType, Generated } from 'kysely';

export type Time = ColumnType<string, Date | string, Date | string>;
export type OptionalTime = ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
export type Json<T> = ColumnType<T, string, string>;
/** A list that is empty unless something is put into it. */
export type JsonList<T> = ColumnType<T[], string | undefined, string>;
export type OptionalJson<T> = ColumnType<T | null, string | null | undefined, string | null>;
/** Filled by the database when absent. */
export type Default<T> = Generated<T>;
