import type { RequestBody, ResponseBody, Schemas } from '#openapi/contract.ts';
import { requireSession, type Context, type Db } from '../../context.ts';
import { invalid, notFound } from '../../problem.ts';
import type { Member } from '../../shared/members.ts';
import { relationWith } from '../people/relation.ts';
import { factsOf, readExtras, type Extras } from './extras.ts';
import { toInterests } from './sections/interests.ts';
import { readItems, toItem, type ItemRow, type Reader } from './sections/items.ts';
import { nameOnly, toMember } from './memberView.ts';
import { toSpoken } from './sections/spokenLanguages.ts';
import {
  goneMessage,
  isForConnections,
  lookAt,
  maySee,
  type Section,
  type Viewer,
} from './sections/visibility.ts';

type Sections = Schemas['ProfileSections'];
type FullSections = Required<Sections>;

/** What `previewAs` stands for: EVERYONE 0, a CONNECTION 1, HR 2. */
const previews: Record<0 | 1 | 2, Viewer> = {
  0: { role: 1, standing: 'stranger' },
  1: { role: 1, standing: 'connection' },
  2: { role: 2, standing: 'stranger' },
};

/**
 * A profile as the caller may see it (product S44 to S48), in five statements whatever it holds. 404 alike for who is
 * not there and who has blocked the caller.
 */
export async function getUserInfo(
  { otherUserId, previewAs }: RequestBody<'getUserInfo'>,
  context: Context,
): Promise<ResponseBody<'getUserInfo'>> {
  const session = requireSession(context);
  const { member, isBlocked, ...looked } = await lookAt(context, session, otherUserId);
  if (looked.viewer.standing === 'self') {
    const viewer = previewAs === undefined ? looked.viewer : previews[previewAs];
    return { message: 'Profile', response: await profileOf(context, member, viewer) };
  }
  if (previewAs !== undefined) throw invalid({ previewAs: 'Only your own profile has a preview.' });
  const relation = await relationWith(context.db, session, member.id);
  // Gone between the two statements.
  if (!relation) throw notFound(goneMessage);
  const seen = isBlocked
    ? { member: nameOnly(member), sections: {}, connectionsOnly: [] }
    : await profileOf(context, member, looked.viewer);
  return { message: 'Profile', response: { ...seen, viewer: relation } };
}

const lengths = (lists: object | undefined): Partial<Record<Section, number>> =>
  Object.fromEntries(Object.entries(lists ?? {}).map(([name, list]) => [name, (list as unknown[]).length]));

/** A member and their sections as such a viewer sees them. */
async function profileOf(context: Context, member: Member, viewer: Viewer): Promise<Schemas['UserInfo']> {
  const { userId } = requireSession(context);
  const { config, now } = context;
  const { details } = member;
  const items = await readItems(context.db, userId, { memberId: member.id });
  const extras = await readExtras(context.db, member.id, userId);
  // In a preview nobody sees what only the owner has.
  const reader = { userId: viewer.standing === 'self' ? userId : '', config, now };
  const sections = member.role === 1 ? sectionsOf(items, extras, reader) : undefined;
  const sizes = { ...lengths(sections), connections: member.connection_count, contact: 1 };
  const facts = factsOf(extras, {
    experience: sizes.experience ?? 0,
    education: sizes.education ?? 0,
    languages: sizes.languages ?? 0,
    interests: sizes.interests ?? 0,
  });
  const filled: Partial<Record<Section, number>> = { ...sizes, recommendations: facts.recommendations };
  return {
    member: toMember(member, viewer, facts),
    sections: visibleOf(sections, (name) => maySee(viewer, details, name)),
    // What is empty is not promised to anybody.
    connectionsOnly: sectionNames.filter(
      (name) => (filled[name] ?? 0) > 0 && isForConnections(viewer, details, name),
    ),
  };
}

const sectionNames: Section[] = [
  'experience',
  'education',
  'certificates',
  'achievements',
  'passions',
  'languages',
  'interests',
  'recommendations',
  'connections',
  'contact',
];

function sectionsOf(items: readonly ItemRow[], extras: Extras, reader: Reader): FullSections {
  const of = (kind: ItemRow['kind']) => items.filter((row) => row.kind === kind);
  return {
    experience: of(2).map((row) => toItem(2, row, reader)),
    education: of(1).map((row) => toItem(1, row, reader)),
    certificates: of(3).map((row) => toItem(3, row, reader)),
    achievements: of(4).map((row) => toItem(4, row, reader)),
    passions: extras.passions,
    languages: toSpoken(extras.languages),
    interests: toInterests(extras.interests),
  };
}

/** The sections of a job seeker as they stand for HR that they show themselves to: what is not for them alone. */
export async function sectionsForHr(
  context: Pick<Context, 'config' | 'now'>,
  db: Db,
  member: Member,
  hrId: string,
): Promise<Sections> {
  const items = await readItems(db, hrId, { memberId: member.id });
  const extras = await readExtras(db, member.id, hrId);
  // Nobody's own files go along.
  const sections = sectionsOf(items, extras, { userId: '', config: context.config, now: context.now });
  return visibleOf(sections, (name) => maySee({ role: 2, standing: 'connection' }, member.details, name));
}

const visibleOf = (sections: FullSections | undefined, may: (name: Section) => boolean): Sections =>
  Object.fromEntries(Object.entries(sections ?? {}).filter(([name]) => may(name as Section)));
