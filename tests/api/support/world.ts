import { randomUUID } from 'node:crypto';
import { randomOf, type Random } from '../../../server/seed/random.ts';
import type { TestApi } from './api.ts';
import { chatOf } from './chat.ts';
import { newRoom } from './live.ts';
import type { TestMember } from './members.ts';
import { addEvent, addJob } from './offers.ts';
import { ADD, recommend, tie } from './people.ts';
import { comment, keyOf, post } from './posts.ts';
import { saveJob } from './postedJobs.ts';

interface FeedKey {
  feedId: string;
  feedType: 10;
}

/** Members of every role and what they did with each other. */
export interface World {
  members: TestMember[];
  posts: FeedKey[];
  jobs: string[];
  events: string[];
  comments: (FeedKey & { commentId: string })[];
  /** Live rooms on air, one of each member, by name. */
  rooms: string[];
  /** By member: ids that show that an answer has something of them. */
  traces: Map<string, Set<string>>;
  random: Random;
}

const names = [
  'Anwen',
  'Bashir',
  'Chiyo',
  'Dragos',
  'Eszter',
  'Faisal',
  'Gudrun',
  'Hyacinth',
  'Ilse',
  'Jovan',
];
const roles = [1, 1, 1, 1, 1, 2, 2, 3, 4, 1] as const;
const text = 'They kept the kiln running for a whole winter and taught everybody how it is done.';

/** Everybody writes, answers, likes, names, follows, asks and recommends somebody; who, is drawn. */
export async function makeWorld(api: TestApi, seed: string): Promise<World> {
  const random = randomOf(seed);
  const members: TestMember[] = [];
  for (const [at, role] of roles.entries())
    members.push(await api.member({ role, userName: `${names[at] ?? ''} Together`, premium: true }));
  const traces = new Map(members.map(({ userId }) => [userId, new Set([userId])]));
  const world: World = { members, posts: [], jobs: [], events: [], comments: [], rooms: [], traces, random };
  const leave = ({ userId }: TestMember, id: string) => void traces.get(userId)?.add(id);
  const others = (as: TestMember, count: number) =>
    random.some(
      members.filter(({ userId }) => userId !== as.userId),
      count,
    );

  for (const as of members) {
    const [named = as] = others(as, 1);
    const mentions = [{ userId: named.userId, start: 0, length: named.userName.length + 1 }];
    const item = await post(api, as, { text: `@${named.userName} #together`, mentions });
    leave(as, item.feedId);
    world.posts.push(keyOf(item) as FeedKey);
    const eventId = await sell(api, as, (id) => leave(as, id));
    // Only they organise events; one of a job seeker is there for the search alone.
    if (as.role !== 1) world.events.push(eventId);
    if (as.role !== 2) continue;
    const { jobId } = await saveJob(api, as, { vacancyName: 'Hold a workshop together' });
    leave(as, jobId);
    world.jobs.push(jobId);
  }
  for (const as of members) {
    for (const feedId of world.jobs)
      if (!traces.get(as.userId)?.has(feedId)) {
        const item = { feedId, feedType: 2 as const };
        await api.ok('saveFeed', { ...item, action: 1 }, { as });
        await api.ok('getFeedDetails', item, { as });
      }
    for (const at of random.some(world.posts, 5)) {
      const { commentId } = await comment(api, as, { ...at } as Parameters<typeof comment>[2], 'Yes');
      leave(as, commentId);
      world.comments.push({ ...at, commentId });
      await api.ok('likeFeed', { ...at, action: 1 }, { as });
      await api.ok('saveFeed', { ...at, action: 1 }, { as });
    }
    for (const { commentId, ...at } of random.some(world.comments, 3)) {
      const answer = await comment(api, as, { ...at } as Parameters<typeof comment>[2], 'No', commentId);
      leave(as, answer.commentId);
    }
    for (const other of others(as, 6)) await meet(api, as, other, leave);
    world.rooms.push(await goLive(api, as, others(as, 3), leave));
  }
  return world;
}

async function meet(
  api: TestApi,
  as: TestMember,
  other: TestMember,
  leave: (of: TestMember, id: string) => void,
) {
  if (other.role > 1) await api.ok('followUser', { otherUserId: other.userId, action: 1 }, { as });
  if (as.role > 2 || other.role > 2) return;
  if ((await tie(api, as, other, ADD)).connectionStatus !== 1) return;
  const { recommendationId } = await recommend(api, as, {
    otherUserId: other.userId,
    action: 1,
    relationship: 2,
    text,
  });
  await recommend(api, other, { action: 2, recommendationId });
  if (as.role === 1 && other.role === 1) {
    const chat = chatOf(api);
    leave(as, (await chat.say(as, other, 'Is the kiln warm?')).messageId);
    leave(other, (await chat.say(other, as, 'The kiln is.')).messageId);
  }
  leave(as, recommendationId);
  leave(other, recommendationId);
}

/** A room in which others write, and the film of an earlier one. Returns its name. */
async function goLive(
  api: TestApi,
  as: TestMember,
  guests: readonly TestMember[],
  leave: (of: TestMember, id: string) => void,
): Promise<string> {
  const { channelName } = (await api.ok('liveStart', newRoom({ mediaType: as.role === 1 ? 2 : 1 }), { as }))
    .response;
  leave(as, channelName);
  for (const guest of guests) {
    // One a second is what a member may say.
    api.advance(1000);
    const said = { channelName, action: 0 as const, text: 'The kiln is on air.', clientId: randomUUID() };
    const { response } = await api.ok('addComment', said, { as: guest });
    if (response) leave(guest, response.commentId);
  }
  const recordingId = randomUUID();
  leave(as, recordingId);
  await api.db
    .insertInto('recordings')
    .values({
      recording_id: recordingId,
      channel_name: channelName,
      host_id: as.userId,
      media_type: 1,
      title: 'The kiln',
      visibility: 0,
      state: 1,
      started_at: api.now(),
      stopped_at: api.now(),
      created_at: api.now(),
    })
    .execute();
  return channelName;
}

/** Returns the id of the event. */
async function sell(api: TestApi, as: TestMember, leave: (id: string) => void): Promise<string> {
  leave(await addJob(api, as, { company_name: as.userName }));
  const eventId = await addEvent(api, as);
  leave(eventId);
  return eventId;
}
