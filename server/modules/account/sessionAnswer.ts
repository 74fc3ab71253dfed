import type { Answer } from '#openapi/contract.ts';
import { openSession } from '../../auth/sessions.ts';
import type { Context, Db } from '../../context.ts';
import { avatarUrl } from '../../media/uploads.ts';
import type { Member } from '../../shared/members.ts';

/** Opens a session; its answer is what the client keeps under the key `user` (specification 3). */
export async function signIn(
  context: Context,
  db: Db,
  member: Member,
  deviceToken: string | undefined,
): Promise<Answer<'login'>> {
  const accessToken = await openSession(context, db, { id: member.id, role: member.role, deviceToken });
  return {
    accessToken,
    id: member.id,
    role: member.role,
    premiumUser: member.premium_at ? 1 : 0,
    userName: member.user_name,
    ...(member.image_key ? { userImage: avatarUrl(member.image_key) } : {}),
    verificationStatus: member.verification_status,
    isVerifiedPhone: member.phone_verified_at !== null,
  };
}
