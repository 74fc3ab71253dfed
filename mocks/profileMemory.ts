import type { Schemas } from '#openapi/contract.ts';
import { makeUserInfo } from './factories/profile.ts';

type UserInfo = Schemas['UserInfo'];
type Sections = Schemas['ProfileSections'];
/** Sections whose items stand in the member's own order. */
export type OrderedSection = 'experience' | 'education' | 'certificates' | 'achievements';

let own: UserInfo = makeUserInfo();
let added = 0;

/** Before each story: the own profile is as nobody has changed it. */
export function forgetProfileChanges(): void {
  own = makeUserInfo();
  added = 0;
}

/** The own profile of this story: `beforeEach: () => ownProfile(newUserInfo)`. */
export function ownProfile(info: UserInfo): void {
  own = info;
}

/** The own profile as it stands. */
export const profileNow = (): UserInfo => own;

export function changeMember(changes: Partial<Schemas['Member']>): Schemas['Member'] {
  own = { ...own, member: { ...own.member, ...changes } };
  return own.member;
}

export function changeSections(changes: Sections): void {
  own = { ...own, sections: { ...own.sections, ...changes } };
}

/** An id that no item has. */
export const newId = (kind: string): string => `${kind}-new-${++added}`;

/**
 * Puts an item into its section: at `order`, or where it was, or at the top when it is new. The others move along.
 */
export function placeItem<Item extends { order: number }>(
  section: OrderedSection,
  item: Item,
  isSame: (other: Item) => boolean,
  order?: number,
): Item {
  // The section holds what its handler puts there.
  const items = (own.sections[section] ?? []) as unknown as Item[];
  const at = items.findIndex(isSame);
  const others = items.filter((other) => !isSame(other));
  const place = order ?? Math.max(0, at);
  const placed = others.toSpliced(place, 0, item).map((one, index) => ({ ...one, order: index }));
  changeSections({ [section]: placed } as Sections);
  return placed.find(isSame) ?? item;
}
