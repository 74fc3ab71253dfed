import type { Db } from '../context.ts';
import { dialCodeOf } from '../shared/countries.ts';

/** The members one can sign in as in a demonstration, one for each role. The numbers are reserved for fiction or unused. */
export const signIns = {
  amara: { label: 'Job seeker', countryCode: 'DE', phone: '1713920001' },
  nordwind: { label: 'HR', countryCode: 'DE', phone: '4066969002' },
  konoha: { label: 'Brand', countryCode: 'JP', phone: '8000000003' },
  ngozi: { label: 'Business', countryCode: 'NG', phone: '8000000004' },
} as const;

export const demoPassword = 'try-rolecast';

/** For the console, when a demonstration starts. */
export function signInLines(): string[] {
  const rows = Object.values(signIns).map(
    ({ label, countryCode, phone }) =>
      `  ${label.padEnd(11)} ${countryCode}  ${dialCodeOf(countryCode)} ${phone}`,
  );
  return [`Sign in as one of four members, with the password ${demoPassword}:`, ...rows];
}

/** Whether the four demonstration members are here to be signed in as. */
export async function hasSignIns(db: Db): Promise<boolean> {
  const { countryCode, phone } = signIns.amara;
  const row = await db
    .selectFrom('members')
    .select('id')
    .where('country_code', '=', countryCode)
    .where('phone', '=', phone)
    .where('role', '=', 1)
    .executeTakeFirst();
  return row !== undefined;
}
