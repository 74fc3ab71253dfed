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
