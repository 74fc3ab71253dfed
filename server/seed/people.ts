import type { MemberDetails } from '../db/schema.ts';
import type { Row } from './rows.ts';
import { dialCodeOf } from '../shared/countries.ts';
import type { Author } from './community.ts';
import { idAt, mediaKeyOf } from './ids.ts';
import { renderMark, renderPortrait, type Picture } from './pictures/render.ts';
import { randomOf, type Random } from './random.ts';
import { signIns } from './signIns.ts';

export const DAY_MS = 86_400_000;
export const HOUR_MS = 3_600_000;

/** A member of the community with the numbers that belong to them. */
export interface Person extends Author {
  id: string;
  joinedAt: Date;
  imageKey: string;
}

export function people(authors: Author[], now: Date): Person[] {
  return authors.map((author) => {
    const random = randomOf(`person ${author.handle}`);
    const joinedAt = new Date(now.getTime() - random.between(62, 95) * DAY_MS);
    return { ...author, joinedAt, id: idAt(random, joinedAt), imageKey: mediaKeyOf(random, 'profile') };
  });
}

export type StoredFile = { media: Row<'media'>; bytes: Buffer };

/** A drawn picture with its row, as an upload of its owner that is in use. */
export const storedFile = (
  { bytes, width, height }: Picture,
  owned: Pick<Row<'media'>, 'key' | 'owner_id' | 'purpose' | 'created_at'>,
): StoredFile => ({
  bytes,
  media: { ...owned, content_type: 'image/webp', size: bytes.length, width, height, state: 'used' },
});

/** The picture of a member: a portrait, or the sign of an organisation. */
export async function avatarOf(person: Person, index: number): Promise<StoredFile> {
  const picture = person.mark
    ? await renderMark(person.mark, index)
    : await renderPortrait(randomOf(`portrait ${person.handle}`), person.looks ?? {});
  return storedFile(picture, {
    key: person.imageKey,
    owner_id: person.id,
    purpose: 1,
    created_at: person.joinedAt,
  });
}

/** They have recordings. */
const premium = new Set(['amara', 'kino', 'mercado']);

const isDemo = (handle: string): handle is keyof typeof signIns => handle in signIns;

/** `passwordHash` opens the four demonstration accounts; nobody can log in to the others. `more`: what the profile says. */
export function memberRow(
  person: Person,
  index: number,
  { passwordHash, more }: { passwordHash: string; more: MemberDetails },
): Row<'members'> {
  const demo = isDemo(person.handle) ? signIns[person.handle] : undefined;
  const [firstName = '', ...rest] = person.name.split(' ');
  const place = {
    ...(person.address ? { address: person.address } : {}),
    city: person.city ?? '',
    country: person.country,
  };
  const details =
    person.role === 1
      ? { firstName, lastName: rest.join(' '), dateOfBirth: person.born ?? '1990-01-01' }
      : {
          companyName: person.name,
          companyLocation: place,
          contactPerson: person.contact ?? person.name,
          industry: person.industry ?? 'OTHER',
          companySize: person.size ?? '1-10',
          website: `https://${person.handle}.example`,
        };
  return {
    id: person.id,
    role: person.role,
    country_code: person.country,
    dial_code: dialCodeOf(person.country) ?? '',
    phone: demo?.phone ?? `5550100${String(index).padStart(2, '0')}`,
    phone_verified_at: person.joinedAt,
    email: `${person.handle}@rolecast.example`,
    password_hash: demo ? passwordHash : null,
    user_name: person.name,
    image_key: person.imageKey,
    headline: person.headline,
    details: JSON.stringify({ ...details, ...more }),
    premium_at: premium.has(person.handle) ? person.joinedAt : null,
    verification_status: person.verified ? 3 : 0,
    terms_accepted_at: person.joinedAt,
    post_count: person.posts.length,
    created_at: person.joinedAt,
    updated_at: person.joinedAt,
  };
}

/** Who follows whom; organisations alone are followed (product 6). */
export function follows(persons: Person[], random: Random, now: Date): Row<'follows'>[] {
  const organisations = persons.filter((person) => person.role !== 1);
  return persons.flatMap((person) =>
    random.some(organisations, random.whole(4, 11)).flatMap((other) =>
      other.id === person.id
        ? []
        : [
            {
              member_id: person.id,
              followed_id: other.id,
              created_at: between(random, person, other, now),
            },
          ],
    ),
  );
}

/** What is written to a request; half of them come without. */
const notes = [
  'We met at the career fair. I would like to stay in touch.',
  'Your post about interviews helped me a lot. Thank you!',
  'A friend of ours said that we should know each other.',
  'I read about your project and would like to hear more.',
];

/** Who is connected with whom, and who has asked: job seekers and agencies among each other (product 6). */
export function connections(persons: Person[], random: Random, now: Date): Row<'connections'>[] {
  const able = persons.filter((person) => person.role <= 2);
  const rows: Row<'connections'>[] = [];
  const known = new Set<string>();
  for (const person of able)
    for (const [nth, other] of random.some(able, random.whole(3, 5)).entries()) {
      const pair = [person.id, other.id].sort().join();
      if (other.id === person.id || known.has(pair)) continue;
      known.add(pair);
      const requested_at = between(random, person, other, now);
      // Whoever tries the demonstration finds requests to answer.
      const accepted = random.chance(0.85) && !(isDemo(other.handle) && nth % 2 === 0);
      const connected_at = new Date(
        Math.min(now.getTime(), requested_at.getTime() + random.between(1, 48) * HOUR_MS),
      );
      const both = {
        status: accepted ? (1 as const) : (0 as const),
        note: accepted || nth % 2 === 1 ? null : (notes[rows.length % notes.length] ?? null),
        requested_at,
        connected_at: accepted ? connected_at : null,
      };
      rows.push({ ...both, member_id: person.id, other_id: other.id, direction: 'out' });
      rows.push({ ...both, member_id: other.id, other_id: person.id, direction: 'in' });
    }
  return rows;
}

function between(random: Random, one: Person, other: Person, now: Date): Date {
  const from = Math.max(one.joinedAt.getTime(), other.joinedAt.getTime());
  return new Date(random.between(from, now.getTime()));
}
