import { ContentType } from './enums.ts';
import { Role, type MemberRole } from './roles.ts';

/** The feed type under which a member of this role posts (product 3.3; specification 4 for 10, 11 and 8). */
export const postTypeOfRole: Record<MemberRole, ContentType> = {
  [Role.JOB_SEEKER]: ContentType.JOBSEEKER_POST,
  [Role.HR]: ContentType.HR_POST,
  [Role.BRAND]: ContentType.BRAND,
  [Role.BUSINESS]: ContentType.BUSSINESS_POST,
};

export const postLimits = { text: 3000, images: 10, comment: 1000, alt: 1500, imageBytes: 10 * 1024 * 1024 } as const;

export const imageTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];
