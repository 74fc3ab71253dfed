import type { RequestBody, ResponseBody, Schemas } from '#openapi/contract.ts';
import { requireSession, type Context } from '../../context.ts';
import { unauthenticated } from '../../problem.ts';
import { memberById, type Member } from '../../shared/members.ts';
import { audienceOf, popularPosts } from '../feed/posts/popular.ts';
import { countUpcoming, ticketSales, upcomingEvents } from '../events/dashboardEvents.ts';
import { hrTiles, ownSummary, pipelineRows, upcomingInterviews } from '../jobs/dashboardTiles.ts';
import { liveNow } from '../live/rooms/liveNow.ts';
import { latestRecordings } from '../live/recordings/recordings.ts';
import { followersGained } from '../people/followerDays.ts';
import { mayKnow } from '../people/mayKnow.ts';
import { suggestionsFor } from '../people/suggestions.ts';
import { countSections, nextSteps, profileStrength, type SectionCounts } from '../profile/strength.ts';

type Tiles = Schemas['Dashboard']['tiles'];

const POPULAR = 5;
const MOST_UPCOMING = 10;
const HR = 2;

/** What stands beside the feed, by role (product S18). */
export async function dashboardDetails(
  _body: RequestBody<'dashboardDetails'>,
  context: Context,
): Promise<ResponseBody<'dashboardDetails'>> {
  const session = requireSession(context);
  const { userId } = session;
  const member = await memberById(context.db, userId);
  if (!member) throw unauthenticated();
  const counts = await countSections(context.db, userId);
  const now = context.now();
  const toFollow = suggestionsFor(context, member);
  const idsToFollow = toFollow.then((found) => found.map(({ member: one }) => one.userId));
  const [tiles, suggestions, people, popular, interviews, events, pipeline, rooms] = await Promise.all([
    tilesOf(context, member, counts),
    toFollow,
    idsToFollow.then((ids) => mayKnow(context, session, ids)),
    isAlone(member) ? popularPosts(context, userId, POPULAR) : [],
    upcomingInterviews(context, member),
    upcomingEvents(context, member),
    member.role === HR ? pipelineRows(context.db, userId, now) : [],
    liveNow(context.db, userId),
  ]);
  return {
    message: 'Dashboard',
    response: {
      ...(member.headline ? { headline: member.headline } : {}),
      tiles,
      nextSteps: nextSteps(member, counts),
      suggestions,
      ...(member.role <= HR && { mayKnow: people }),
      liveNow: rooms,
      upcoming: [...interviews, ...events]
        .sort((one, other) => Date.parse(one.startAt) - Date.parse(other.startAt))
        .slice(0, MOST_UPCOMING),
      pipeline,
      popular,
    },
  };
}

/** Follows and knows nobody: what others like is all that can be shown. */
const isAlone = (member: Member) => member.following_count === 0 && member.connection_count === 0;

async function tilesOf(context: Context, member: Member, counts: SectionCounts): Promise<Tiles> {
  switch (member.role) {
    case 1:
      return {
        role: 1,
        profileStrength: profileStrength(member, counts),
        applications: await ownSummary(context.db, member.id, context.now()),
      };
    case 2:
      return hrTiles(context.db, member, context.now());
    case 3:
      return {
        role: 3,
        ...(await followersOf(context, member)),
        ...(await audienceOf(context, member.id)),
        ticketSales: await ticketSales(context.db, member.id),
      };
    case 4:
      return {
        role: 4,
        ...(await followersOf(context, member)),
        ticketSales: await ticketSales(context.db, member.id),
        upcomingEvents: await countUpcoming(context, member.id),
        recordings: await latestRecordings(context, member.id),
      };
  }
}

const followersOf = async (context: Context, { id, follower_count }: Member) => ({
  followers: follower_count,
  followersGained: await followersGained(context, id),
});
