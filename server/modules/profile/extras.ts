import { sql } from 'kysely';
import type { Schemas } from '#openapi/contract.ts';
import type { Db } from '../../context.ts';
import { notFound } from '../../problem.ts';
import { countShown } from '../people/recommendations.ts';
import type { MemberFacts } from './memberView.ts';
import type { SectionCounts } from './strength.ts';
import { IDENTITY } from './verification/verificationItems.ts';
import { goneMessage } from './sections/visibility.ts';

export interface Extras {
  passions: Schemas['Passion'][];
  languages: { language_id: string; proficiency: Schemas['Proficiency'] }[];
  interests: string[];
  last_seen_at: string | null;
  recommendations: number;
  verified_type: Schemas['VerificationType'] | null;
  verified_at: string | null;
}

/** What stands in small tables of its own, in one statement, and how many recommendations the viewer gets to see. */
export async function readExtras(db: Db, memberId: string, viewerId: string): Promise<Extras> {
  const id = sql`${memberId}::uuid`;
  const { rows } = await sql<Omit<Extras, 'recommendations'>>`
    select
      (select coalesce(jsonb_agg(jsonb_build_object('passionId', id, 'passionName', name) order by id), '[]')
        from passions where member_id = ${id}) as passions,
      (select coalesce(jsonb_agg(jsonb_build_object('language_id', language_id, 'proficiency', proficiency)), '[]')
        from member_languages where member_id = ${id}) as languages,
      (select coalesce(jsonb_agg(interest_id), '[]') from member_interests where member_id = ${id}) as interests,
      (select max(last_seen_at) from sessions where member_id = ${id}) as last_seen_at,
      badge.type as verified_type, badge.decided_at as verified_at
    from members left join verifications as badge
      on badge.owner_id = members.id and badge.type >= ${IDENTITY} and badge.status = 3
    where members.id = ${id}`.execute(db);
  if (!rows[0]) throw notFound(goneMessage);
  return { ...rows[0], recommendations: await countShown(db, viewerId, memberId) };
}

/** What was verified, so that the badge is never a bare tick (product S53). */
const badgeOf = ({ verified_type, verified_at }: Extras): MemberFacts['badge'] =>
  verified_type
    ? { verifiedDocument: verified_type, ...(verified_at ? { verifiedAt: verified_at } : {}) }
    : {};

export const factsOf = (extras: Extras, sections: SectionCounts): MemberFacts => ({
  lastSeenAt: extras.last_seen_at,
  recommendations: extras.recommendations,
  badge: badgeOf(extras),
  sections,
});
