import { sql } from 'kysely';
import type { ResponseBody } from '#openapi/contract.ts';
import { contractDocument } from '../../contract/document.ts';
import type { Context } from '../../context.ts';

/** Also for load balancers: 503 when the database does not answer. */
export async function health(_body: undefined, context: Context): Promise<ResponseBody<'health'>> {
  const database = await sql`select 1`.execute(context.db).then(
    () => 'ok' as const,
    () => 'down' as const,
  );
  if (database === 'down') context.setStatus(503);
  return {
    status: database,
    version: contractDocument.info.version,
    database,
    uptimeSec: Math.floor(process.uptime()),
  };
}
