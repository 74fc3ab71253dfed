import type { Schemas } from '#openapi/contract.ts';
import type { Member } from '../account/members.ts';

type Step = Schemas['DashboardStep'];

const steps = { PHOTO: 1, HEADLINE: 2, ABOUT: 3, INTERESTS: 7, FOLLOW: 8, CONNECT: 9 } as const;
const filled = (text: string | null | undefined) => (text?.trim() ? 1 : 0);

/** What makes the network work better for this member, the most useful first, with how much of it is done. */
function stepsOf(member: Member): (Step & { weight: number })[] {
  const { details, image_key, headline } = member;
  const person = member.role === 1;
  return [
    { step: steps.PHOTO, have: filled(image_key), need: 1, weight: 25 },
    { step: steps.HEADLINE, have: filled(headline), need: 1, weight: 25 },
    // Nobody can name an interest yet: they come with the profile, and so does their count.
    ...(person ? [{ step: steps.INTERESTS, have: 0, need: 3, weight: 15 }] : []),
    { step: steps.FOLLOW, have: member.following_count, need: 3, weight: 15 },
    ...(person ? [{ step: steps.CONNECT, have: member.connection_count, need: 3, weight: 10 }] : []),
    { step: steps.ABOUT, have: filled(details.about), need: 1, weight: 10 },
  ];
}

const shareOf = ({ have, need }: Step) => Math.min(1, have / need);

/** In percent, 0 to 100. */
export function profileStrength(member: Member): number {
  const parts = stepsOf(member);
  const all = parts.reduce((sum, { weight }) => sum + weight, 0);
  return Math.floor((parts.reduce((sum, one) => sum + shareOf(one) * one.weight, 0) / all) * 100);
}

/** Open steps before done ones; none once all are done. */
export function nextSteps(member: Member): Step[] {
  const all = stepsOf(member).map(({ step, have, need }) => ({ step, have: Math.min(have, need), need }));
  const open = all.filter((one) => shareOf(one) < 1);
  return open.length === 0 ? [] : [...open, ...all.filter((one) => shareOf(one) === 1)];
}
