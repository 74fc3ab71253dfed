import { sql } from 'kysely';
import type { Schemas } from '#openapi/contract.ts';
import type { Context, Role, Session } from '../../../context.ts';
import type { MemberDetails } from '../../../db/schema.ts';
import { connectedTo } from '../../../db/visible.ts';
import { isKey } from '../../../ids.ts';
import { notFound } from '../../../problem.ts';
import type { Member } from '../../../shared/members.ts';

export type Section = Schemas['SectionName'];
type Level = Schemas['SectionVisibilityLevel'];

const ONLY_ME = 2;
/** Phone and e-mail are the member's own until they say otherwise; all else is for everybody (product 3.1). */
const defaults: Record<Section, Level> = {
  experience: 0,
  education: 0,
  certificates: 0,
  achievements: 0,
  passions: 0,
  languages: 0,
  interests: 0,
  recommendations: 0,
  connections: 0,
  contact: ONLY_ME,
};

/** Who looks at a profile. */
export interface Viewer {
  role: Role;
  standing: 'self' | 'connection' | 'stranger';
}

/** The level of every section, with its default where the member has said nothing. */
export const levelsOf = (details: MemberDetails): Record<Section, Level> => ({
  ...defaults,
  ...details.sectionVisibility,
});

export const goneMessage = 'This profile is not available.';

/** Whether a section of this member is for this viewer. */
export function maySee({ standing }: Viewer, details: MemberDetails, section: Section): boolean {
  const level = levelsOf(details)[section];
  return standing === 'self' || level === 0 || (level === 1 && standing === 'connection');
}

/** Whether the viewer would see the section as a connection, and does not as they are. */
export const isForConnections = (viewer: Viewer, details: MemberDetails, section: Section): boolean =>
  levelsOf(details)[section] === 1 && !maySee(viewer, details, section);

export interface Looked {
  member: Member;
  viewer: Viewer;
  /** By the viewer: nothing but the name is shown then. */
  isBlocked: boolean;
}

/**
 * The member that somebody asks for and how they may look, in one statement. Throws 404 for who is not there, has not
 * proved their phone, is suspended, or has blocked the viewer: all the same, so that nobody learns of a block. Of two
 * who blocked each other, each sees what they blocked themselves.
 */
export async function lookAt(context: Context, session: Session, otherId?: string): Promise<Looked> {
  const { userId, role } = session;
  const id = otherId ?? userId;
  const gone = notFound(goneMessage);
  if (!isKey(id)) throw gone;
  const row = await context.db
    .selectFrom('members')
    .selectAll('members')
    .select([
      connectedTo(userId, 'members.id').as('is_connected'),
      sql<boolean>`exists (select 1 from blocks where member_id = ${userId}::uuid and blocked_id = members.id)`.as(
        'is_blocked',
      ),
      sql<boolean>`exists (select 1 from blocks where member_id = members.id and blocked_id = ${userId}::uuid)`.as(
        'is_hidden',
      ),
    ])
    .where('members.id', '=', id)
    .where('members.deleted_at', 'is', null)
    .where('members.phone_verified_at', 'is not', null)
    .executeTakeFirst();
  if (!row) throw gone;
  const { is_connected, is_blocked, is_hidden, ...member } = row;
  const own = id === userId;
  if (!own && (member.suspended_at !== null || (is_hidden && !is_blocked))) throw gone;
  const standing = own ? 'self' : is_connected ? 'connection' : 'stranger';
  return { member, viewer: { role, standing }, isBlocked: is_blocked };
}

/** For the lists of one section: 404 as well where the section is not the viewer's to see, or the member has none. */
export async function lookAtSection(
  context: Context,
  session: Session,
  otherId: string | undefined,
  section: Section,
): Promise<Member> {
  const { member, viewer, isBlocked } = await lookAt(context, session, otherId);
  if (isBlocked) throw notFound(goneMessage);
  if (member.role !== 1 || !maySee(viewer, member.details, section))
    throw notFound('This part of the profile is not available.');
  return member;
}
