// What the server says to PostgreSQL is read by PGlite too, so that what only PGlite refuses is found without playing every test twice.
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { inject } from 'vitest';
import { openDatabase, type OpenDatabase } from '../../../server/db/open.ts';

/** Each once, since the last time that they were read. */
const said = new Set<string>();
const read = new Set<string>();
/** Others, such as `begin`, cannot be prepared. */
const isPrepared = /^\s*(select|insert|update|delete|merge|with|values)\b/i;

let noting = false;

/** Whether, from now on, what PostgreSQL takes from this process is noted: one file is played after the other there. */
export function noteStatements(wanted: boolean): void {
  noting = wanted;
  if ('isNoted' in pg.Client.prototype) return;
  const { query } = pg.Client.prototype;
  Object.assign(pg.Client.prototype, {
    isNoted: true,
    query(this: pg.Client, ...args: unknown[]) {
      const [first] = args;
      const text = typeof first === 'string' ? first : (first as { text?: unknown } | undefined)?.text;
      const answer: unknown = Reflect.apply(query, this, args);
      // What PostgreSQL refuses is no question to PGlite.
      const isNew = noting && typeof text === 'string' && isPrepared.test(text) && !read.has(text);
      if (isNew && answer instanceof Promise)
        answer.then(
          () => said.add(text),
          () => {},
        );
      return answer;
    },
  });
}

let opening: Promise<OpenDatabase> | undefined;

/** One for all files of a worker; it ends with it. */
function embedded(): Promise<OpenDatabase> {
  const folder = join(inject('pgliteTemplate'), `reads-${process.pid}`);
  const open = () => {
    cpSync(join(inject('pgliteTemplate'), 'pglite'), join(folder, 'pglite'), { recursive: true });
    return openDatabase({ databaseUrl: undefined, databasePool: 1, dataDir: folder, syncLog: false });
  };
  return (opening ??= open());
}

/**
 * Lets PGlite read what was noted, down to tables, functions and types. Throws with the statements that it refuses. A file whose
 * tests make tables of their own is listed in `onPglite` instead.
 */
export async function readByPglite(): Promise<void> {
  if (said.size === 0) return;
  const { db } = await embedded();
  const refused: string[] = [];
  for (const text of said) {
    read.add(text);
    try {
      await sql.raw(`prepare statement as ${text}`).execute(db);
      await sql.raw('deallocate statement').execute(db);
    } catch (error) {
      refused.push(`${(error as Error).message}\n  ${text}`);
    }
  }
  said.clear();
  if (refused.length > 0) throw new Error(`PGlite refuses what PostgreSQL takes:\n${refused.join('\n')}`);
}
