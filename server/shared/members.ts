import type { Selectable } from 'kysely';
import type { Db, Role } from '../context.ts';
import type { MembersTable } from '../db/schema.ts';
import { isKey } from '../ids.ts';
import type { CodeRecipient } from '../auth/otp.ts';
import { ApiProblem } from '../problem.ts';

export type Member = Selectable<MembersTable>;

/** What makes an account unique (product D2). */
export interface PhoneKey {
  countryCode: string;
  phone: string;
  role: Role;
}

/** "an HR account", "a brand account". */
export const roleWords: Record<Role, string> = { 1: 'job seeker', 2: 'HR', 3: 'brand', 4: 'business' };

export async function memberByPhone(db: Db, key: PhoneKey): Promise<Member | undefined> {
  return db
    .selectFrom('members')
    .selectAll()
    .where('country_code', '=', key.countryCode)
    .where('phone', '=', key.phone)
    .where('role', '=', key.role)
    .executeTakeFirst();
}

/** Undefined for what is no id of ours, and for deleted accounts. */
export async function memberById(db: Db, id: string): Promise<Member | undefined> {
  if (!isKey(id)) return undefined;
  return db
    .selectFrom('members')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

export const phoneKeyOf = (member: Member): PhoneKey => ({
  countryCode: member.country_code ?? '',
  phone: member.phone ?? '',
  role: member.role,
});

export const smsTo = (member: Member): CodeRecipient => ({
  kind: 'sms',
  address: `${member.dial_code ?? ''}${member.phone ?? ''}`,
});

export function phoneTaken(role: Role): ApiProblem {
  const article = role === 2 ? 'an' : 'a';
  const message = `This phone already has ${article} ${roleWords[role]} account — log in or recover.`;
  return new ApiProblem(409, 'PHONE_TAKEN', message, { errors: { phone: message } });
}

/** Throws 403 SUSPENDED. */
export function refuseSuspended(member: Member): void {
  if (member.suspended_at)
    throw new ApiProblem(
      403,
      'SUSPENDED',
      member.suspended_reason ?? 'This account is suspended. Please contact us.',
    );
}

/** PostgreSQL's unique_violation, from either driver. */
export const isDuplicate = (error: unknown): boolean => (error as { code?: unknown }).code === '23505';
