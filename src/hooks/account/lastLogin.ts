import { isRecord, scratch } from '../../api/scratch.ts';
import { isMemberRole, type MemberRole } from '../../domain/roles.ts';

interface LastLogin {
  role: MemberRole;
  countryCode: string;
}

const isLastLogin = (value: unknown): value is LastLogin =>
  isRecord(value) && isMemberRole(value.role) && typeof value.countryCode === 'string';

/** What the login form begins with the next time: nothing that identifies anybody. */
export const lastLogin = scratch(() => localStorage, 'lastLogin', isLastLogin);
