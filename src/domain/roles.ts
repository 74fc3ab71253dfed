/** Roles and their labels (specification 1 and 3). ADMIN exists as an id only. */
export const Role = { JOB_SEEKER: 1, HR: 2, BRAND: 3, BUSINESS: 4, ADMIN: 5 } as const;
/** The roles a member can have. */
export type MemberRole = 1 | 2 | 3 | 4;

export const memberRoles: readonly MemberRole[] = [Role.JOB_SEEKER, Role.HR, Role.BRAND, Role.BUSINESS];

export const roleLabels: Record<number, string> = {
  1: 'User',
  2: 'HR',
  3: 'Brand',
  4: 'Business',
  5: 'Admin',
};

export const isMemberRole = (role: unknown): role is MemberRole => memberRoles.includes(role as MemberRole);

/** People are drawn as circles, organisations as rounded squares (look). */
export const isOrganisation = (role: number) => role !== Role.JOB_SEEKER;
