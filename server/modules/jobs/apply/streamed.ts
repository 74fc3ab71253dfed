import type { Renderer } from '../../../stream/renderers.ts';
import { isSeenByHr } from '../hiring/requestFilters.ts';

/** HR reads what it decided, the applicant what they were told: what waits to be told is no news for them (product D6). */
const updated: Renderer<'application.updated'> = async ({ db }, news) => {
  const ids = [...new Set(news.map(({ event }) => event.applicationId))];
  const rows = await db
    .selectFrom('applications')
    .select(['id', 'job_id', 'owner_id', 'applicant_id', 'status', 'told_status'])
    .select(['withdrawn_at', 'moved_at', 'applied_at', 'updated_at'])
    .select(isSeenByHr.as('is_seen'))
    .where('id', 'in', ids)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return news.map(({ memberId, event: { type, applicationId } }) => {
    const row = byId.get(applicationId);
    if (!row) return undefined;
    const withdrawn = row.withdrawn_at === null ? {} : { withdrawnAt: row.withdrawn_at };
    const same = { type, applicationId, jobId: row.job_id, ...withdrawn };
    if (memberId === row.applicant_id) {
      const updatedAt = row.withdrawn_at ?? row.moved_at ?? row.applied_at;
      return { ...same, requestStatus: row.told_status, updatedAt };
    }
    if (memberId !== row.owner_id || !row.is_seen) return undefined;
    return { ...same, requestStatus: row.status, updatedAt: row.updated_at };
  });
};

export const applicationRenderers = { 'application.updated': updated };
