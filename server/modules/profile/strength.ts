import { sql } from 'kysely';
import type { Schemas } from '#openapi/contract.ts';
import type { Db } from '../../context.ts';
import type { Member } from '../../shared/members.ts';

type Step = Schemas['DashboardStep'];

/** How much there is in the sections that count; zeros for organisations, which have none. */
export interface SectionCounts {
  experience: number;
  education: number;
  languages: number;
  interests: number;
}

const steps = {
  PHOTO: 1,
  HEADLINE: 2,
  ABOUT: 3,
  EXPERIENCE: 4,
  EDUCATION: 5,
  LANGUAGES: 6,
  INTERESTS: 7,
  FOLLOW: 8,
  CONNECT: 9,
  VERIFY: 10,
} as const;
const filled = (text: string | null | undefined) => (text?.trim() ? 1 : 0);

type Weighted = Step & { weight: number };

/** What a recruiter looks for first weighs most; a hundred together. */
function personSteps(member: Member, counts: SectionCounts): Weighted[] {
  return [
    { step: steps.PHOTO, have: filled(member.image_key), need: 1, weight: 15 },
    { step: steps.EXPERIENCE, have: counts.experience, need: 1, weight: 15 },
    { step: steps.HEADLINE, have: filled(member.headline), need: 1, weight: 15 },
    { step: steps.FOLLOW, have: member.following_count, need: 3, weight: 10 },
    { step: steps.CONNECT, have: member.connection_count, need: 3, weight: 10 },
    { step: steps.EDUCATION, have: counts.education, need: 1, weight: 10 },
    { step: steps.ABOUT, have: filled(member.details.about), need: 1, weight: 10 },
    { step: steps.INTERESTS, have: counts.interests, need: 3, weight: 5 },
    { step: steps.LANGUAGES, have: counts.languages, need: 1, weight: 5 },
    { step: steps.VERIFY, have: member.verification_status === 3 ? 1 : 0, need: 1, weight: 5 },
  ];
}

function organisationSteps(member: Member): Weighted[] {
  return [
    { step: steps.PHOTO, have: filled(member.image_key), need: 1, weight: 25 },
    { step: steps.HEADLINE, have: filled(member.headline), need: 1, weight: 25 },
    { step: steps.ABOUT, have: filled(member.details.about), need: 1, weight: 20 },
    { step: steps.FOLLOW, have: member.following_count, need: 3, weight: 15 },
    { step: steps.VERIFY, have: member.verification_status === 3 ? 1 : 0, need: 1, weight: 15 },
  ];
}

const stepsOf = (member: Member, counts: SectionCounts) =>
  member.role === 1 ? personSteps(member, counts) : organisationSteps(member);

const shareOf = ({ have, need }: Step) => Math.min(1, have / need);

/** In percent, 0 to 100. */
export function profileStrength(member: Member, counts: SectionCounts): number {
  const parts = stepsOf(member, counts);
  return Math.floor(parts.reduce((sum, one) => sum + shareOf(one) * one.weight, 0));
}

/** Open steps before done ones, the most useful first; none once all are done. */
export function nextSteps(member: Member, counts: SectionCounts): Step[] {
  const all = stepsOf(member, counts).map(({ step, have, need }) => ({
    step,
    have: Math.min(have, need),
    need,
  }));
  const open = all.filter((one) => shareOf(one) < 1);
  return open.length === 0 ? [] : [...open, ...all.filter((one) => shareOf(one) === 1)];
}

/** The same as the contract's Member has it: what is open. */
export const openSteps = (member: Member, counts: SectionCounts): Schemas['ProfileStep'][] =>
  nextSteps(member, counts)
    .filter((one) => shareOf(one) < 1)
    .map(({ step }) => step);

export async function countSections(db: Db, memberId: string): Promise<SectionCounts> {
  const { rows } = await sql<SectionCounts>`
    select
      count(*) filter (where kind = 2)::int as experience,
      count(*) filter (where kind = 1)::int as education,
      (select count(*) from member_languages where member_id = ${memberId}::uuid)::int as languages,
      (select count(*) from member_interests where member_id = ${memberId}::uuid)::int as interests
    from profile_items where member_id = ${memberId}::uuid and deleted_at is null`.execute(db);
  return rows[0] ?? { experience: 0, education: 0, languages: 0, interests: 0 };
}
