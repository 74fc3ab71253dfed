import type { RequestBody, ResponseBody, Schemas } from '#openapi/contract.ts';
import { requireSession, type Context } from '../../context.ts';
import { unauthenticated } from '../../problem.ts';
import { memberById, type Member } from '../account/members.ts';
import { audienceOf, popularPosts } from '../feed/popular.ts';
import { followersGained } from '../people/followerDays.ts';
import { suggestionsFor } from '../people/suggestions.ts';
import { countSections, nextSteps, profileStrength, type SectionCounts } from '../profile/strength.ts';

type Tiles = Schemas['Dashboard']['tiles'];

const POPULAR = 5;
/** Nobody can apply, sell or go live yet: the capability that brings the tables counts their rows here. */
const noApplications = { notAccepted: 0, accepted: 0, rejected: 0, hold: 0, overdue: 0 };

/** What stands beside the feed, by role (product S18). */
export async function dashboardDetails(
  _body: RequestBody<'dashboardDetails'>,
  context: Context,
): Promise<ResponseBody<'dashboardDetails'>> {
  const { userId } = requireSession(context);
  const member = await memberById(context.db, userId);
  if (!member) throw unauthenticated();
  const counts = await countSections(context.db, userId);
  const [tiles, suggestions, popular] = await Promise.all([
    tilesOf(context, member, counts),
    suggestionsFor(context, member),
    isAlone(member) ? popularPosts(context, userId, POPULAR) : [],
  ]);
  return {
    message: 'Dashboard',
    response: {
      tiles,
      nextSteps: nextSteps(member, counts),
      suggestions,
      liveNow: [],
      upcoming: [],
      pipeline: [],
      popular,
    },
  };
}

/** Follows and knows nobody: what others like is all that can be shown. */
const isAlone = (member: Member) => member.following_count === 0 && member.connection_count === 0;

async function tilesOf(context: Context, member: Member, counts: SectionCounts): Promise<Tiles> {
  switch (member.role) {
    case 1:
      return { role: 1, profileStrength: profileStrength(member, counts), applications: noApplications };
    case 2:
      return {
        role: 2,
        openJobs: 0,
        newApplicants: 0,
        overdueAnswers: 0,
        interviewsThisWeek: 0,
        expiredJobs: 0,
      };
    case 3:
      return {
        role: 3,
        ...(await followersOf(context, member)),
        ...(await audienceOf(context, member.id)),
        ticketSales: [],
      };
    case 4:
      return {
        role: 4,
        ...(await followersOf(context, member)),
        ticketSales: [],
        upcomingEvents: 0,
        recordings: [],
      };
  }
}

const followersOf = async (context: Context, { id, follower_count }: Member) => ({
  followers: follower_count,
  followersGained: await followersGained(context, id),
});
