import type { ResponseBody } from '#openapi/contract.ts';
import { call } from '../../api/client.ts';
import type { Member } from '../../domain/profile.ts';
import type { EditFields } from '../../domain/profileDetails.ts';

type Answer = ResponseBody<'editProfile'>;

interface Edits {
  before: Promise<unknown>;
  /** The version that the last answer told. */
  version: string;
}
/** Of whose profile changes are under way. */
const edits = new Map<string, Edits>();

const newer = (one: string, other: string) => (Date.parse(other) > Date.parse(one) ? other : one);

/**
 * A small change of the own profile that no form holds. They go out one after the other, each based on what the one before
 * has answered: of two quick presses the second would be refused as made elsewhere (409 STALE). Rejects with ApiError.
 */
export async function editMember(
  { userId, updatedAt }: Pick<Member, 'userId' | 'updatedAt'>,
  fields: EditFields,
): Promise<Answer> {
  const known = edits.get(userId) ?? { before: Promise.resolve(), version: updatedAt };
  edits.set(userId, known);
  const send = async () => {
    const answer = await call('editProfile', { ...fields, updatedAt: newer(known.version, updatedAt) });
    known.version = answer.response.updatedAt;
    return answer;
  };
  const sent = known.before.then(send, send);
  known.before = sent;
  try {
    return await sent;
  } finally {
    if (known.before === sent) edits.delete(userId);
  }
}
