import type { Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import { insert } from './insert.ts';
import type { Person } from './people.ts';
import { likers, type SeedRecording } from './recordings.ts';
import type { Row } from './rows.ts';

/** Whoever tries the demonstration as a job seeker finds recordings of others. */
const VISITOR = 'amara';

/** Rooms, recordings, and who liked and watched them. The files are there already, and so is who follows whom. */
export async function insertRecordings(
  trx: Transaction<Database>,
  recordings: readonly SeedRecording[],
  { rows, persons, now }: { rows: Row<'recordings'>[]; persons: readonly Person[]; now: Date },
) {
  await insert(
    trx,
    'live_channels',
    recordings.map(({ channel }) => channel),
  );
  await insert(
    trx,
    'live_comments',
    recordings.flatMap(({ comments }) => comments),
  );
  await insert(
    trx,
    'live_likes',
    recordings.flatMap(({ channel, liked }) =>
      liked.map(({ id }) => ({
        channel_name: channel.channel_name,
        member_id: id,
        created_at: channel.started_at,
      })),
    ),
  );
  await insert(trx, 'recordings', rows);
  const marks = <Mark extends object>(of: (recording: SeedRecording) => Person[], mark: Mark) =>
    recordings.flatMap(
      (recording, at) =>
        of(recording).map(({ id }) => ({ ...mark, recording_id: rows[at]!.recording_id, member_id: id })), // one for each
    );
  await insert(trx, 'recording_likes', marks(likers, { created_at: now }));
  await insert(
    trx,
    'recording_views',
    marks(({ watched }) => watched, { day: now.toISOString().slice(0, 10) }),
  );
  await followHosts(trx, recordings, { persons, now });
}

async function followHosts(
  trx: Transaction<Database>,
  recordings: readonly SeedRecording[],
  { persons, now }: { persons: readonly Person[]; now: Date },
) {
  const visitor = persons.find(({ handle }) => handle === VISITOR);
  const hosts = new Set(recordings.flatMap(({ host }) => (host.role === 1 ? [] : [host.id])));
  if (!visitor || hosts.size === 0) return;
  await trx
    .insertInto('follows')
    .values([...hosts].map((followed_id) => ({ member_id: visitor.id, followed_id, created_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
