import type { Schemas } from '#openapi/contract.ts';
import type { Context, Db } from '../../../context.ts';
import type { Member } from '../../../shared/members.ts';
import { foldWords } from '../../../search/words.ts';
import { sectionsForHr } from '../../profile/userInfo.ts';
import { foldSkill, matchedSkills } from '../skills.ts';

/** What is frozen of an applicant, and what the pipeline searches and sorts by. */
export interface Frozen {
  snapshot: Schemas['ProfileSnapshot'];
  /** Name and skills, folded. */
  words: string;
  /** Folded. */
  city: string | null;
  /** Skills of the job that the applicant names, as the job writes them. */
  matched: string[];
}

/** The longest text that is searched of one applicant. */
const MOST_LETTERS = 4000;

const skillsIn = ({ experience, passions }: Schemas['ProfileSections']): string[] => [
  ...(experience ?? []).flatMap(({ skills }) => skills ?? []),
  ...(passions ?? []).map(({ passionName }) => passionName),
];

/**
 * The profile at this moment as the HR member may read it, and which of the job's skills stand in it. What the applicant
 * keeps to themselves is not counted as a match either: HR would learn of it.
 */
export async function freeze(
  context: Pick<Context, 'config' | 'now'>,
  db: Db,
  member: Member,
  job: { owner_id: string; skills: readonly string[] },
): Promise<Frozen> {
  const sections = await sectionsForHr(context, db, member, job.owner_id);
  const { about, location } = member.details;
  const skills = skillsIn(sections);
  const known = new Set(skills.map(foldSkill));
  return {
    snapshot: { takenAt: context.now().toISOString(), ...(about ? { about } : {}), sections },
    words: foldWords([member.user_name, ...new Set(skills)].join(' ')).slice(0, MOST_LETTERS),
    city: location?.city ? foldWords(location.city) : null,
    matched: matchedSkills(job.skills, known),
  };
}
