import type { Context } from '../../context.ts';
import { invalid } from '../../problem.ts';
import { memberById, memberByPhone, type Member, type PhoneKey } from '../../shared/members.ts';

export interface Target {
  member: Member | undefined;
  /** As named by the payload; a recovery is asked for by it whether or not there is an account. */
  phoneKey: PhoneKey | undefined;
}

/** Whom `verify` and `resendCode` are about: `userId`, or country, phone and role together. Neither: 422. */
export async function findTarget(
  context: Context,
  body: { userId?: string; countryCode?: string; phone?: string; role?: 1 | 2 | 3 | 4 },
): Promise<Target> {
  const { userId, countryCode, phone, role } = body;
  if (userId) return { member: await memberById(context.db, userId), phoneKey: undefined };
  if (!countryCode || !phone || !role) throw invalid({ phone: 'Please enter your phone number.' });
  const phoneKey = { countryCode, phone, role };
  return { member: await memberByPhone(context.db, phoneKey), phoneKey };
}
