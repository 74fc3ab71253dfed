import type { RequestBody, ResponseBody } from '#openapi/contract.ts';
import type { Context } from '../../../context.ts';
import { once } from '../../../idempotency.ts';
import { limit } from '../../../rateLimit.ts';
import { changeJob } from './changeJob.ts';
import { checkImage } from './jobImage.ts';
import { readJobs } from '../jobs.ts';
import { requireHr } from '../ownJob.ts';
import { saveJob } from './saveJob.ts';

type Body = RequestBody<'addJob'>;

/** SAVE 0, CLOSE 1, REOPEN 2, DELETE 3, DUPLICATE 4 (product 3.9). */
export async function addJob(body: Body, context: Context): Promise<ResponseBody<'addJob'>> {
  const { userId } = requireHr(context);
  await limit(context, 'job', userId);
  if (body.action === 0) await checkImage(context, body.companyImageKey);
  const response = await once(context, 'addJob', body.clientId, async (trx) => {
    const id = await (body.action === 0 ? saveJob(context, trx, body) : changeJob(context, trx, body));
    const row = await trx.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const [job] = await readJobs(context, trx, userId, [row]);
    if (!job) throw new Error('a job that was written can be read');
    return job;
  });
  return { message: messageOf(body), response };
}

function messageOf(body: Body): string {
  if (body.action === 0) {
    if (body.status === 0) return 'Draft saved';
    return body.jobId === undefined ? 'Your job is open' : 'Your job is saved';
  }
  return { 1: 'Your job is closed', 2: 'Your job is open again', 3: 'Draft deleted', 4: 'Draft made' }[
    body.action
  ];
}
