import { endStreams } from '../../auth/sessions.ts';
import type { Context, Db } from '../../context.ts';
import { hideEvents, showEvents } from '../events/posting/removeEvent.ts';
import { hideJobs, showJobs } from '../jobs/posting/removeJob.ts';
import { indexMember } from '../../search/searchEntries.ts';

/**
 * Shuts a member out, and their profile out of lists and search, until `restoreMember`. What they wrote stays: a report of it
 * takes that away. Their jobs and events are hidden meanwhile. False when they are gone or suspended already.
 */
export async function suspendMember(context: Pick<Context, 'now'>, db: Db, id: string): Promise<boolean> {
  const changed = await db
    .updateTable('members')
    .set({
      suspended_at: context.now(),
      suspended_reason: 'This account is suspended, because its profile breaks our rules. Please contact us.',
    })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where('suspended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (changed) {
    await hideJobs(context, db, id);
    await hideEvents(context, db, id);
    await endStreams(db, id);
    await indexMember(db, id);
  }
  return changed !== undefined;
}

/** Lets a suspended member in again. False when there is none with this id. */
export async function restoreMember(db: Db, id: string): Promise<boolean> {
  const changed = await db
    .updateTable('members')
    .set({ suspended_at: null, suspended_reason: null })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where('suspended_at', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  if (changed) {
    await showJobs(db, id);
    await showEvents(db, id);
    await indexMember(db, id);
  }
  return changed !== undefined;
}
