import type { Db } from '../../../context.ts';
import type { ItemData } from '../../../db/profileTables.ts';
import type { MemberDetails } from '../../../db/schema.ts';
import { provenFields } from '../drafts.ts';
import type { Verification } from './verificationState.ts';

/** `issueDate` as it is read: "issue date". */
const nameOf = (field: string) => field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function ofMember(name: string, { dateOfBirth, registrationNumber, companyLocation }: MemberDetails) {
  const { address, city, country } = companyLocation ?? {};
  return {
    name,
    dateOfBirth,
    registrationNumber,
    place: [address, city, country].filter(Boolean).join(', ') || undefined,
  };
}

/** What a verification will vouch for, as its owner says it: lines such as "issuer: DGCA" for whoever decides. */
export async function factsOf(
  db: Db,
  row: Pick<Verification, 'type' | 'item_id' | 'owner_id'>,
): Promise<string[]> {
  const facts: object = row.type > 4 ? await memberFacts(db, row.owner_id) : await itemFacts(db, row);
  return Object.entries(facts).flatMap(([field, value]) =>
    value === undefined ? [] : [`${nameOf(field)}: ${String(value)}`],
  );
}

async function memberFacts(db: Db, memberId: string) {
  const member = await db
    .selectFrom('members')
    .select(['user_name', 'details'])
    .where('id', '=', memberId)
    .executeTakeFirst();
  return member ? ofMember(member.user_name, member.details) : {};
}

async function itemFacts(db: Db, { item_id }: Pick<Verification, 'item_id'>): Promise<ItemData> {
  const item = await db
    .selectFrom('profile_items')
    .select(['kind', 'data'])
    .where('id', '=', item_id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!item) return {};
  return Object.fromEntries(provenFields[item.kind].map((field) => [field, item.data[field]]));
}
