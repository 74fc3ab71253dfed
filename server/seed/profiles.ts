import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { ItemData, ItemKind } from '../db/profileTables.ts';
import type { MemberDetails, OpenToWork, SectionVisibility } from '../db/schema.ts';
import { identityOf } from '../modules/profile/drafts.ts';
import { foldPassion } from '../modules/profile/sections/passions.ts';
import { idAt } from './ids.ts';
import { DAY_MS, type Person } from './people.ts';
import { randomOf, type Random } from './random.ts';
import type { Row } from './rows.ts';

interface ItemText extends ItemData {
  /** Handle of the organisation that it was at. */
  at?: string;
  isCurrent?: boolean;
  /** Somebody has looked at the paper. */
  verified?: boolean;
}

interface ProfileText {
  about: string;
  city?: string;
  foundedYear?: number;
  openToWork?: Omit<OpenToWork, 'isOpen'>;
  visibility?: SectionVisibility;
  experience?: ItemText[];
  education?: ItemText[];
  certificates?: ItemText[];
  achievements?: ItemText[];
  passions?: string[];
  /** Code to proficiency. */
  languages?: Record<string, 1 | 2 | 3 | 4 | 5>;
  interests?: string[];
}

const folder = join(import.meta.dirname, 'profiles');

/** What the members of the demonstration say of themselves, by handle, as the files under profiles/ have it. */
export function readProfiles(): Map<string, ProfileText> {
  // The files are part of this folder, and the seeder's test reads every one.
  const files = readdirSync(folder).map(
    (name) => parse(readFileSync(join(folder, name), 'utf8')) as Record<string, ProfileText>,
  );
  return new Map(files.flatMap((file) => Object.entries(file)));
}

/** What goes into a member's own row. */
export function profileDetails(profile: ProfileText | undefined, { country, role }: Person): MemberDetails {
  if (!profile) return {};
  const { about, city, foundedYear, openToWork, visibility } = profile;
  return {
    about,
    ...(city && role === 1 ? { location: { city, country } } : {}),
    ...(foundedYear ? { foundedYear } : {}),
    ...(openToWork ? { openToWork: { isOpen: true, ...openToWork } } : {}),
    ...(visibility ? { sectionVisibility: visibility } : {}),
  };
}

export interface ProfileRows {
  profile_items: Row<'profile_items'>[];
  passions: Row<'passions'>[];
  passion_names: Row<'passion_names'>[];
  member_languages: Row<'member_languages'>[];
  member_interests: Row<'member_interests'>[];
  verifications: Row<'verifications'>[];
}

const VERIFIER = 'Rolecast verification';
const IDENTITY = 5;
const ORGANISATION = 6;

/** The sections of everybody, with what was verified of them. */
export function profileRows(persons: Person[], profiles: ReadonlyMap<string, ProfileText>): ProfileRows {
  const idOf = new Map(persons.map((person) => [person.handle, person.id]));
  const passions = persons.flatMap((person) => passionsOf(person, profiles.get(person.handle)));
  const items = persons.flatMap((person) => itemsOf(person, profiles.get(person.handle), idOf));
  return {
    profile_items: items.map(({ row }) => row),
    passions,
    passion_names: countNames(passions),
    member_languages: persons.flatMap(({ id, handle }) =>
      Object.entries(profiles.get(handle)?.languages ?? {}).map(([language_id, proficiency]) => ({
        member_id: id,
        language_id,
        proficiency,
      })),
    ),
    member_interests: persons.flatMap(({ id, handle }) =>
      (profiles.get(handle)?.interests ?? []).map((interest_id) => ({ member_id: id, interest_id })),
    ),
    verifications: [...persons.flatMap(badgeOf), ...items.flatMap(({ check }) => check ?? [])],
  };
}

/** The latest first: what goes on, then by its end. */
const endOf = ({ endDate, startDate, issueDate, date, isCurrent }: ItemText) =>
  isCurrent ? '9999' : (endDate ?? (startDate ? '9999' : (issueDate ?? date ?? '')));

const kindsOf = (profile: ProfileText): [ItemKind, ItemText[]][] => [
  [1, profile.education ?? []],
  [2, profile.experience ?? []],
  [3, profile.certificates ?? []],
  [4, profile.achievements ?? []],
];

function itemsOf(person: Person, profile: ProfileText | undefined, idOf: ReadonlyMap<string, string>) {
  if (!profile) return [];
  const random = randomOf(`profile ${person.handle}`);
  return kindsOf(profile).flatMap(([kind, texts]) =>
    texts
      .toSorted((one, other) => (endOf(one) < endOf(other) ? 1 : -1))
      .map(({ at, isCurrent, verified, ...data }, position) => {
        const id = idAt(random, person.joinedAt);
        const row = {
          id,
          member_id: person.id,
          kind,
          position,
          is_current: isCurrent ?? (kind === 2 && data.endDate === undefined),
          company_id: at ? (idOf.get(at) ?? null) : null,
          data: JSON.stringify(complete(kind, data)),
          identity: identityOf(kind, data),
          created_at: person.joinedAt,
          updated_at: person.joinedAt,
        };
        return { row, check: verified ? checkOf(random, person, kind, id) : undefined };
      }),
  );
}

/** As the forms store it. */
const complete = (kind: ItemKind, data: ItemData): ItemData => ({
  ...data,
  ...(kind === 2 ? { skills: data.skills ?? [] } : {}),
  ...(kind === 3 ? { noExpiry: data.expiryDate === undefined } : {}),
});

function checkOf(
  random: Random,
  { id, joinedAt }: Person,
  type: 1 | 2 | 3 | 4 | 5 | 6,
  itemId: string,
): Row<'verifications'> {
  const decided = new Date(joinedAt.getTime() + 3 * DAY_MS);
  return {
    id: idAt(random, joinedAt),
    owner_id: id,
    type,
    item_id: itemId,
    status: 3,
    requested_by: id,
    requested_at: joinedAt,
    sent_at: joinedAt,
    decided_at: decided,
    verifier: VERIFIER,
    updated_at: decided,
  };
}

const badgeOf = (person: Person): Row<'verifications'>[] =>
  person.verified
    ? [
        checkOf(
          randomOf(`badge ${person.handle}`),
          person,
          person.role === 1 ? IDENTITY : ORGANISATION,
          person.id,
        ),
      ]
    : [];

function passionsOf({ id, handle, joinedAt }: Person, profile: ProfileText | undefined): Row<'passions'>[] {
  const random = randomOf(`passions ${handle}`);
  return (profile?.passions ?? []).map((name) => ({
    id: idAt(random, joinedAt),
    member_id: id,
    name,
    folded: foldPassion(name),
    created_at: joinedAt,
  }));
}

function countNames(passions: Row<'passions'>[]): Row<'passion_names'>[] {
  const names = new Map<string, Row<'passion_names'>>();
  for (const { folded, name } of passions)
    names.set(folded, { folded, name, members: (names.get(folded)?.members ?? 0) + 1 });
  return [...names.values()];
}
