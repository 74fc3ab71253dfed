import { availableParallelism } from 'node:os';
import type { Transaction } from 'kysely';
import { hashPassword } from '../auth/passwords.ts';
import type { Config } from '../config.ts';
import type { Db } from '../context.ts';
import type { Database } from '../db/schema.ts';
import type { MediaStorage } from '../media/storage.ts';
import { parseTags } from '../parseTags.ts';
import { indexMembers } from '../search/searchEntries.ts';
import { insertChats, seedChats, type SeedMessage } from './chats.ts';
import { readCommunity } from './community.ts';
import { countRows } from './counts.ts';
import { insertEvents } from './eventBoard.ts';
import { seedEvents, type SeedEvent } from './events.ts';
import { insert } from './insert.ts';
import { insertJobs } from './jobBoard.ts';
import { avatarOf, connections, follows, memberRow, people, type Person, type StoredFile } from './people.ts';
import { profileDetails, profileRows, readProfiles, type ProfileRows } from './profiles.ts';
import { insertNotifications } from './insertNotifications.ts';
import { insertPayments } from './payments.ts';
import { picturesOf, placePosts, postRow, type PlacedPost } from './posts.ts';
import { randomOf } from './random.ts';
import { insertRecordings } from './insertRecordings.ts';
import { seedRecordings, type SeedRecording } from './recordings.ts';
import { recommendations } from './recommendations.ts';
import { demoPassword, signIns } from './signIns.ts';
import { insertTickets } from './tickets.ts';
import { AnswerBook, threadOf, type Thread } from './threads.ts';

/** True as long as nobody has registered. */
export async function isEmpty(db: Db): Promise<boolean> {
  return (await db.selectFrom('members').select('id').limit(1).executeTakeFirst()) === undefined;
}

/**
 * Fills an empty database with the demonstration community: 40 members of all roles, 300 posts of the last 60 days,
 * what is said under them, drawn pictures, 20 jobs with those who applied, 9 events with their tickets, recordings of
 * rooms that ended, a few payments, and what the job seeker who can sign in has written with four others. The same every time but for the dates, which count back
 * from `now`.
 * Does nothing, and returns false, when there is a member already.
 */
export async function seedCommunity({
  db,
  config,
  storage,
  now,
  begin = () => {},
}: {
  db: Db;
  config: Config;
  storage: MediaStorage;
  now: Date;
  /** Called once it is known that there is something to do. */
  begin?: () => void;
}): Promise<boolean> {
  if (!(await isEmpty(db))) return false;
  begin();
  const { authors, answers } = readCommunity();
  const persons = people(authors, now);
  const posts = persons.flatMap((person) => placePosts(person, now));
  const profiles = readProfiles();
  const passwordHash = await hashPassword(demoPassword);
  const events = seedEvents(persons, now);
  const messages = seedChats(persons, now);
  const recordings = seedRecordings(persons, now);
  const drawn = await drawAll(storage, { persons, posts, events, messages, recordings });
  const spoken = conversation(persons, posts, new AnswerBook(answers), now);
  return db.transaction().execute(async (trx) => {
    if (!(await isEmpty(trx))) return false;
    await insert(
      trx,
      'members',
      persons.map((person, i) =>
        memberRow(person, i, { passwordHash, more: profileDetails(profiles.get(person.handle), person) }),
      ),
    );
    await insert(trx, 'media', drawn.media);
    await insertPosts(trx, posts, persons);
    await insert(trx, 'post_media', drawn.shown);
    await insert(trx, 'comments', spoken.comments);
    await insert(trx, 'comment_likes', spoken.commentLikes);
    await insert(trx, 'likes', spoken.likes);
    await insertTies(trx, persons, posts, now);
    await insertChats(trx, messages);
    await insertProfiles(trx, profileRows(persons, profiles));
    await insertJobs(trx, { persons, config, now });
    await insertEvents(trx, events, { persons, now });
    await insertPayments(trx, { persons, now });
    await insertTickets(trx, events, { persons, now });
    await insertRecordings(trx, recordings, { rows: drawn.recordings, persons, now });
    await insertNotifications(trx, persons);
    await countRows(trx);
    await indexMembers(
      trx,
      persons.map(({ id }) => id),
    );
    return true;
  });
}

/** Draws and stores every picture and film. Files come before rows: one that no row names is overwritten by the next try. */
async function drawAll(
  storage: MediaStorage,
  {
    persons,
    posts,
    events,
    messages,
    recordings,
  }: {
    persons: Person[];
    posts: PlacedPost[];
    events: SeedEvent[];
    messages: SeedMessage[];
    recordings: SeedRecording[];
  },
) {
  const keep = async ({ media, bytes }: StoredFile) => {
    await storage.replace(media.key, bytes);
    return media;
  };
  const avatars = await inLanes(persons.map((person, i) => async () => keep(await avatarOf(person, i))));
  const pictures = await inLanes(
    posts.flatMap(picturesOf).map((draw) => async () => {
      const { file, shown } = await draw();
      return { media: await keep(file), shown };
    }),
  );
  const covers = await inLanes(
    events.map(
      ({ picture }) =>
        async () =>
          keep(await picture()),
    ),
  );
  const sent = await inLanes(
    messages.flatMap(({ picture }) => (picture ? [async () => keep(await picture())] : [])),
  );
  const films = await inLanes(
    recordings.map((recording) => async () => {
      const { row, files } = await recording.draw();
      return { row, media: await Promise.all(files.map(keep)) };
    }),
  );
  return {
    media: [
      ...avatars,
      ...covers,
      ...sent,
      ...pictures.map((picture) => picture.media),
      ...films.flatMap((film) => film.media),
    ],
    shown: pictures.map((picture) => picture.shown),
    recordings: films.map(({ row }) => row),
  };
}

function conversation(persons: Person[], posts: PlacedPost[], answers: AnswerBook, now: Date): Thread {
  const byHandle = new Map(persons.map((person) => [person.handle, person]));
  const threads = posts.map((post) =>
    threadOf(post.random, post, post.text, { persons: byHandle, answers, now }),
  );
  return {
    comments: threads.flatMap((thread) => thread.comments),
    commentLikes: threads.flatMap((thread) => thread.commentLikes),
    likes: threads.flatMap((thread) => thread.likes),
  };
}

async function insertPosts(trx: Transaction<Database>, posts: PlacedPost[], persons: Person[]) {
  const drafts = posts.map(postRow);
  await insert(
    trx,
    'posts',
    drafts.map((draft) => draft.row),
  );
  const tagged = drafts.flatMap(({ row }) =>
    parseTags(row.text).map((tag) => ({ tag, post_id: row.id, public: row.visibility === 0 })),
  );
  await insert(trx, 'post_tags', tagged);
  await insert(
    trx,
    'post_edits',
    drafts.flatMap((draft) => draft.edit ?? []),
  );
  await insert(
    trx,
    'shares',
    posts.flatMap(({ id, author, createdAt }, i) =>
      // Those who come after the author in the list, round and round.
      [...persons.slice(persons.indexOf(author) + 1), ...persons]
        .slice(0, drafts[i]?.shares)
        .map((person) => ({ feed_id: id, member_id: person.id, created_at: createdAt })),
    ),
  );
}

/** Who follows, knows and keeps what. */
async function insertTies(trx: Transaction<Database>, persons: Person[], posts: PlacedPost[], now: Date) {
  const random = randomOf('community');
  await insert(trx, 'follows', follows(persons, random, now));
  const ties = connections(persons, random, now);
  await insert(trx, 'connections', ties);
  await insert(trx, 'recommendations', recommendations(persons, ties, randomOf('recommendations'), now));
  const saved = persons
    .filter((person) => person.handle in signIns)
    .flatMap((person) =>
      random.some(posts, 4).map(({ id, feedType }) => ({
        member_id: person.id,
        feed_id: id,
        feed_type: feedType,
        created_at: now,
      })),
    );
  await insert(trx, 'saved', saved);
}

/** What everybody says of themselves. */
async function insertProfiles(trx: Transaction<Database>, rows: ProfileRows) {
  await insert(trx, 'profile_items', rows.profile_items);
  await insert(trx, 'passions', rows.passions);
  await insert(trx, 'passion_names', rows.passion_names);
  await insert(trx, 'member_languages', rows.member_languages);
  await insert(trx, 'member_interests', rows.member_interests);
  await insert(trx, 'verifications', rows.verifications);
}

/** Runs makers a few at a time and keeps their order: a picture holds some megabytes while it is drawn. */
async function inLanes<T>(makers: (() => Promise<T>)[]): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const lane = async () => {
    for (let i = next++; i < makers.length; i = next++) {
      const made = await makers[i]?.();
      // `i` is below the length, so there is a maker.
      results[i] = made as T;
    }
  };
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, lane));
  return results;
}
