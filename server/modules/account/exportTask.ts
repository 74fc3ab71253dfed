import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Db } from '../../context.ts';
import { releaseMedia } from '../../media/claim.ts';
import { putMessage } from '../../outbox/outbox.ts';
import type { TaskContext, TaskKind } from '../../tasks.ts';
import { entriesOf } from './exportEntries.ts';
import { zipOf } from './zip.ts';

const DAY_MS = 86_400_000;
const KEPT_MS = 7 * DAY_MS;
/** Of the archive: beyond 4 GB the simple format of ZIP ends. */
const MOST_BYTES = 4 * 1024 ** 3 - 1;
/** Of an upload, as the table of media knows it; members send none of these. */
const EXPORT = 8;

const isWaiting = (context: TaskContext, memberId: string) =>
  context.db
    .selectFrom('data_exports')
    .innerJoin('members', 'members.id', 'data_exports.member_id')
    .select('members.email')
    .where('member_id', '=', memberId)
    .where('state', '=', 1)
    .where('members.deleted_at', 'is', null)
    .executeTakeFirst();

async function make(context: TaskContext, memberId: string) {
  const { db, storage } = context;
  if (!(await isWaiting(context, memberId))) return;
  const key = `export/${randomBytes(16).toString('base64url')}`;
  const at = context.now();
  // Before the file: what is cut off half way is purged like any upload that nobody used.
  await db
    .insertInto('media')
    .values({
      key,
      owner_id: memberId,
      purpose: EXPORT,
      content_type: 'application/zip',
      file_name: `rolecast-data-${at.toISOString().slice(0, 10)}.zip`,
      size: 0,
      state: 'ready',
      created_at: at,
    })
    .execute();
  const { size } = await storage.write(
    key,
    Readable.from(zipOf(entriesOf(context, memberId), at)),
    MOST_BYTES,
    async () => {},
  );
  const kept = await db.transaction().execute(async (trx) => {
    const ready = await trx
      .updateTable('data_exports')
      .set({ state: 2, media_key: key, size, expires_at: new Date(context.now().getTime() + KEPT_MS) })
      .where('member_id', '=', memberId)
      .where('state', '=', 1)
      .returning('member_id')
      .executeTakeFirst();
    if (!ready) return false;
    await trx.updateTable('media').set({ state: 'used', size }).where('key', '=', key).execute();
    await tellReady(context, trx, memberId);
    return true;
  });
  // Somebody left, or another node was faster.
  if (!kept) {
    await db.deleteFrom('media').where('key', '=', key).execute();
    await storage.remove(key);
  }
}

/** Without the address of the file: whoever reads the mail has to sign in. */
async function tellReady(context: TaskContext, db: Db, memberId: string) {
  const member = await db
    .selectFrom('members')
    .select('email')
    .where('id', '=', memberId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (member?.email)
    await putMessage(context, db, {
      kind: 'email',
      to: member.email,
      subject: 'Your data is ready',
      body: 'The copy of your data that you asked for is ready. Sign in, open Settings and choose Download my data. It stays there for 7 days.\n',
    });
}

/** Packs the data of a member (contract: exportData). What fails is tried again. */
export const exportTask: TaskKind = {
  lane: 'slow',
  run: (context, { memberId }) => make(context, String(memberId)),
  async gaveUp({ db }, { memberId }) {
    await db
      .updateTable('data_exports')
      .set({ state: 3 })
      .where('member_id', '=', String(memberId))
      .where('state', '=', 1)
      .execute();
  },
};

/** Archives go after 7 days: nothing says as much about a member in one place. */
export const purgeExports: TaskKind = {
  everySec: 3600,
  async run(context) {
    const now = context.now().getTime();
    await context.db.transaction().execute(async (trx) => {
      const over = await trx
        .deleteFrom('data_exports')
        .where('expires_at', '<', new Date(now).toISOString())
        .returning('media_key')
        .execute();
      // Older than what the purge of uploads spares.
      const longAgo = { now: () => new Date(now - 2 * DAY_MS) };
      await releaseMedia(
        longAgo,
        trx,
        over.flatMap(({ media_key }) => media_key ?? []),
      );
    });
  },
};
