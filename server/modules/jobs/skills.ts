import { sql } from 'kysely';
import type { Db } from '../../context.ts';
import { foldWords } from '../../search/words.ts';

/** One skill in any case, with any accents and however it is spaced is the same one. */
export const foldSkill = (skill: string): string => foldWords(skill).replace(/\s+/g, ' ').trim();

/**
 * What a job seeker can do, folded: passions, and the skills of their positions. Undefined for the other roles, who apply
 * for nothing. Bounded: 15 passions and 100 positions.
 */
export async function skillsOf(db: Db, memberId: string): Promise<ReadonlySet<string> | undefined> {
  const { rows } = await sql<{ role: number; names: string[] }>`
    select members.role, array(
      select name from passions where passions.member_id = members.id
      union
      select skill from profile_items
      cross join lateral jsonb_array_elements_text(coalesce(profile_items.data -> 'skills', '[]')) as skill
      where profile_items.member_id = members.id and profile_items.kind = 2 and profile_items.deleted_at is null
    ) as names
    from members where members.id = ${memberId}::uuid`.execute(db);
  const [member] = rows;
  return member?.role === 1 ? new Set(member.names.map(foldSkill)) : undefined;
}

/** Nothing matches whoever has named nothing; that is told apart from having other skills. */
export const needsSkills = (have: ReadonlySet<string>): boolean => have.size === 0;

/** Those of a job's skills that somebody has, as the job writes them. */
export const matchedSkills = (asked: readonly string[], have: ReadonlySet<string>): string[] =>
  asked.filter((skill) => have.has(foldSkill(skill)));
