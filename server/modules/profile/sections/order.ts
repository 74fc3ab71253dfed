import { sql } from 'kysely';
import type { Db } from '../../../context.ts';
import type { ItemData, ItemKind } from '../../../db/profileTables.ts';

export interface Placed {
  id: string;
  position: number;
  is_current: boolean;
  data: ItemData;
}

/** The later it ended, and then the later it began, the higher it stands; what goes on stands first. */
function dateOf({ is_current, data }: Pick<Placed, 'is_current' | 'data'>): string {
  const began = data.startDate ?? data.issueDate ?? data.date ?? '';
  const ended = is_current ? '9999' : (data.endDate ?? began);
  return `${ended} ${began}`;
}

/** Where a new item goes when nobody says: before the first that is older, so that what was never moved is by date. */
export function placeByDate(others: readonly Placed[], item: Pick<Placed, 'is_current' | 'data'>): number {
  const date = dateOf(item);
  const older = others.findIndex((other) => dateOf(other) < date);
  return older === -1 ? others.length : older;
}

/** The others of the section with this one among them at that place, or at the end. */
export const arrange = (others: readonly Placed[], id: string, place: number): string[] => [
  ...others.slice(0, place).map((other) => other.id),
  id,
  ...others.slice(place).map((other) => other.id),
];

/** Writes the places of a section where they changed. Whoever calls has the lock on the member. */
export async function writeOrder(db: Db, ids: readonly string[], before: readonly Placed[]): Promise<void> {
  const known = new Map(before.map(({ id, position }) => [id, position]));
  const moved = ids.flatMap((id, position) => (known.get(id) === position ? [] : [{ id, position }]));
  if (moved.length === 0) return;
  const rows = sql.join(moved.map(({ id, position }) => sql`(${id}::uuid, ${position}::int)`));
  await sql`
    update profile_items set position = moved.position
    from (values ${rows}) as moved (id, position) where profile_items.id = moved.id`.execute(db);
}

/** The items of one section in their order. */
export async function sectionOf(db: Db, memberId: string, kind: ItemKind): Promise<Placed[]> {
  return db
    .selectFrom('profile_items')
    .select(['id', 'position', 'is_current', 'data'])
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
}
