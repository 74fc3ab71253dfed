import { hashPassword } from '../../../server/auth/passwords.ts';
import { hashToken } from '../../../server/auth/sessions.ts';
import type { Config } from '../../../server/config.ts';
import type { Db, Role } from '../../../server/context.ts';
import type { MemberDetails } from '../../../server/db/schema.ts';
import { newId, newToken } from '../../../server/ids.ts';
import { indexMember } from '../../../server/search/searchEntries.ts';

export interface NewMember {
  role?: Role;
  userName?: string;
  phone?: string;
  email?: string;
  /** Costs 30 ms of hashing; without one the member cannot log in. */
  password?: string;
  premium?: boolean;
  details?: MemberDetails;
}

export interface TestMember {
  userId: string;
  role: Role;
  userName: string;
  countryCode: string;
  /** National number; `+49` before it for the outbox. */
  phone: string;
  token: string;
}

let lastPhone = 1_510_000_000;

export async function addMember(db: Db, now: Date, config: Config, given: NewMember): Promise<TestMember> {
  const member: TestMember = {
    userId: newId(),
    role: given.role ?? 1,
    userName: given.userName ?? 'Amara Diallo',
    countryCode: 'DE',
    phone: given.phone ?? String(++lastPhone),
    token: newToken(),
  };
  await db
    .insertInto('members')
    .values({
      id: member.userId,
      role: member.role,
      country_code: member.countryCode,
      dial_code: '+49',
      phone: member.phone,
      phone_verified_at: now,
      email: given.email ?? null,
      password_hash: given.password === undefined ? null : await hashPassword(given.password),
      user_name: member.userName,
      details: JSON.stringify(given.details ?? {}),
      premium_at: given.premium ? now : null,
      terms_accepted_at: now,
      created_at: now,
      updated_at: now,
    })
    .execute();
  await db.transaction().execute((trx) => indexMember(trx, member.userId));
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(member.token),
      member_id: member.userId,
      role: member.role,
      created_at: now,
      last_seen_at: now,
      expires_at: new Date(now.getTime() + config.sessionDays * 86_400_000),
    })
    .execute();
  return member;
}
