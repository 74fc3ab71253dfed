import { sql, type SqlBool } from 'kysely';
import { pictureVariants } from './media/variants.ts';
import { removeUnverified } from './modules/account/unverified.ts';
import { forgetWords, indexAllMembers } from './search/searchEntries.ts';
import { purgeItems } from './modules/profile/sections/eraseSections.ts';
import type { TaskContext, TaskKind } from './tasks.ts';

const HOUR_SEC = 3600;
const DAY_MS = 86_400_000;
const AT_ONCE = 500;

const ago = (context: TaskContext, ms: number) => new Date(context.now().getTime() - ms).toISOString();

/** What was reported is looked at before it goes, also when its author has deleted it. */
const notReported = sql<SqlBool>`not exists (
  select 1 from reports where reports.state = 'open' and jsonb_exists(reports.evidence -> 'media', media.key))`;

/** Removes uploads that nothing shows 24 hours after they were begun or given up. */
export const purgeMedia: TaskKind = {
  everySec: HOUR_SEC,
  async run(context) {
    const unused = await context.db
      .selectFrom('media')
      .select('key')
      .where('state', '!=', 'used')
      .where('created_at', '<', ago(context, DAY_MS))
      .where(notReported)
      .orderBy('created_at')
      .limit(AT_ONCE)
      .execute();
    for (const { key } of unused) {
      // The row goes first, and only while nothing has begun to show it.
      const gone = await context.db
        .deleteFrom('media')
        .where('key', '=', key)
        .where('state', '!=', 'used')
        .returning('key')
        .executeTakeFirst();
      if (!gone) continue;
      await context.storage.remove(key);
      await pictureVariants(context.storage).remove(key);
    }
  },
};

/** Removes registrations that nobody finished in 7 days, their phones, names and pictures with them. */
export const purgeUnverified: TaskKind = {
  everySec: HOUR_SEC,
  async run(context) {
    const begun = await context.db
      .selectFrom('members')
      .select('id')
      .where('phone_verified_at', 'is', null)
      .where('deleted_at', 'is', null)
      .where('created_at', '<', ago(context, 7 * DAY_MS))
      .orderBy('created_at')
      .limit(AT_ONCE)
      .execute();
    for (const member of begun) {
      try {
        await context.db.transaction().execute((trx) => removeUnverified(context, trx, member));
      } catch (error) {
        // One that cannot be removed does not keep the others.
        context.log.warn({ err: error, member: member.id }, 'registration could not be removed');
      }
    }
  },
};

/**
 * What the planner knows of the tables, and the room of rows that are gone. PostgreSQL keeps both up by itself; the embedded
 * database does not, reads a grown feed in three times the time and grows with every change.
 */
export const learnTables: TaskKind = {
  everySec: HOUR_SEC,
  async run({ db, config }) {
    if (!config.databaseUrl) await sql`vacuum analyze`.execute(db);
  },
};

/** Removes what has served its time: items that were deleted, codes, ended sessions, counters, retry marks, sent messages. */
export const purgeOld: TaskKind = {
  everySec: HOUR_SEC,
  async run(context) {
    const { db } = context;
    await purgeItems(context);
    await db.deleteFrom('otp_codes').where('last_sent_at', '<', ago(context, DAY_MS)).execute();
    await db.deleteFrom('reset_tokens').where('expires_at', '<', ago(context, DAY_MS)).execute();
    await db.deleteFrom('contact_changes').where('expires_at', '<', ago(context, 0)).execute();
    await db
      .deleteFrom('sessions')
      .where('expires_at', '<', ago(context, 30 * DAY_MS))
      .execute();
    await db
      .updateTable('reports')
      .set({ evidence: null })
      .where('evidence', 'is not', null)
      .where('decided_at', '<', ago(context, 90 * DAY_MS))
      .execute();
    await db.deleteFrom('rate_limits').where('reset_at', '<', ago(context, 0)).execute();
    await db
      .deleteFrom('idempotency')
      .where('created_at', '<', ago(context, 7 * DAY_MS))
      .execute();
    await db
      .deleteFrom('outbox')
      .where('created_at', '<', ago(context, 7 * DAY_MS))
      .where('status', '!=', 'queued')
      .execute();
    await db
      .deleteFrom('refused_requests')
      .where('refused_at', '<', ago(context, 30 * DAY_MS))
      .execute();
    await forgetWords(db);
  },
};

/** Asked for once, by the migration that brings the search to members who are there already. */
export const indexSearch: TaskKind = {
  lane: 'slow',
  run: async ({ db }) => void (await indexAllMembers(db)),
};
