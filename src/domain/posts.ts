import { postRequestRules } from '#openapi/generated/rules/postRequestRules.ts';
import { lengthOf } from '../lib/lengthOf.ts';
import { validate } from '../lib/validate.ts';
import { ContentType } from './enums.ts';
import { Role, type MemberRole } from './roles.ts';

/** The feed type under which a member of this role posts (product 3.3; specification 4 for 10, 11 and 8). */
export const postTypeOfRole = {
  [Role.JOB_SEEKER]: ContentType.JOBSEEKER_POST,
  [Role.HR]: ContentType.HR_POST,
  [Role.BRAND]: ContentType.BRAND,
  [Role.BUSINESS]: ContentType.BUSSINESS_POST,
} as const satisfies Record<MemberRole, ContentType>;

export const postLimits = {
  text: 3000,
  images: 10,
  comment: 1000,
  alt: 1500,
  imageBytes: 10 * 1024 * 1024,
} as const;

export const imageTypes: readonly string[] = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/gif',
];

export const Visibility = { PUBLIC: 0, CONNECTIONS: 1 } as const;
export const CommentPolicy = { ALL: 0, CONNECTIONS: 1, OFF: 2 } as const;

const altTooLong = `A description has at most ${postLimits.alt} characters.`;

/** What is wrong with a post, by field. The contract's sentences; text may be empty beside pictures (`alts`: one each). */
export function postErrors({ text, alts }: { text: string; alts: readonly string[] }): {
  text?: string;
  media?: string;
} {
  const rules = {
    text: { ...postRequestRules.text, required: alts.length === 0 },
    media: { ...postRequestRules.media, required: false },
  };
  const errors = validate(rules, { text, media: alts });
  return alts.some((alt) => lengthOf(alt) > postLimits.alt) ? { ...errors, media: altTooLong } : errors;
}
