import { demoPassword, signIns } from '../../../server/seed/signIns.ts';
import type { TestApi } from './api.ts';
import type { TestMember } from './members.ts';

/** Signs in as a member of the demonstration community, which is there already. */
export async function signIn(
  api: TestApi,
  handle: keyof typeof signIns,
  role: 1 | 2 | 3 | 4,
): Promise<TestMember> {
  const { countryCode, phone } = signIns[handle];
  const { response } = await api.ok('login', { countryCode, phone, role, password: demoPassword });
  return {
    userId: response.id,
    role,
    userName: response.userName,
    countryCode,
    phone,
    token: response.accessToken,
  };
}

/** The keys of the pictures of posts that are not public, and of messages; their addresses are signed. */
export async function closedKeys(api: TestApi): Promise<Set<string | null>> {
  const closed = await api.db
    .selectFrom('post_media')
    .innerJoin('posts', 'posts.id', 'post_media.post_id')
    .select(['media_key', 'poster_key'])
    .where('visibility', '!=', 0)
    .execute();
  const sent = await api.db.selectFrom('messages').select('media_key').execute();
  return new Set([
    ...closed.flatMap((shown) => [shown.media_key, shown.poster_key]),
    ...sent.map((message) => message.media_key),
  ]);
}
