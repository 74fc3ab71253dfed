import { randomInt, randomUUID } from 'node:crypto';
import type { OperationId, RequestBody, ResponseBody, Schemas } from '#openapi/contract.ts';
import { operations } from '#openapi/generated/operations.ts';
import { demoSecrets } from '../../../server/config.ts';
import { sign } from '../../../server/contract/signature.ts';
import type { ServerProcess } from './server.ts';

export interface Member {
  role: 1 | 2 | 3 | 4;
  name: string;
  /** National number, German. */
  phone: string;
  password: string;
  session: Schemas['Session'];
}

/** Calls an operation over HTTP as the browser would; throws for every answer that is not a success. */
export async function call<Op extends OperationId>(
  server: ServerProcess,
  op: Op,
  payload: RequestBody<Op>,
  session?: Schemas['Session'],
  address?: string,
): Promise<ResponseBody<Op>> {
  const { path, method } = operations[op];
  const timestamp = String(Date.now());
  const answer = await fetch(server.url + path, {
    method,
    headers: {
      'content-type': 'application/json',
      timestamp,
      deviceType: 'web',
      deviceToken: '',
      signature: sign(
        { host: new URL(server.url).host, path, method, timestamp },
        demoSecrets.API_SIGNING_KEY,
      ),
      ...(address ? { 'x-forwarded-for': address } : {}),
      ...(session ? { authorization: `Bearer ${session.accessToken}` } : {}),
    },
    body: JSON.stringify(payload),
  });
  if (!answer.ok) throw new Error(`${op} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as ResponseBody<Op>;
}

/** A German number that no other test uses. */
export const newPhone = () => `151${randomInt(10_000_000, 99_999_999)}`;

/** Somebody's own: registrations are counted by address. */
const newAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

/** Registers somebody and verifies their phone, for tests whose subject is something else. */
export async function newMember(
  server: ServerProcess,
  { role = 1, name = 'Amara Diallo' }: Partial<Pick<Member, 'role' | 'name'>> = {},
): Promise<Member> {
  const phone = newPhone();
  const password = `a pass phrase ${randomUUID()}`;
  const account = {
    countryCode: 'DE',
    phone,
    email: `m${phone}@example.org`,
    password,
    acceptTerms: true as const,
    platform: 3 as const,
    authMode: 1 as const,
  };
  const [firstName = name, lastName = firstName] = name.split(' ');
  const company = {
    companyName: name,
    contactPerson: 'Jürgen Weiß',
    companyLocation: { city: 'Hamburg', country: 'DE' },
  };
  const payloads = {
    1: { role: 1, firstName, lastName, dateOfBirth: '1998-04-23', ...account },
    2: { role: 2, ...company, industry: 'RECRUITMENT', ...account },
    3: { role: 3, ...company, industry: 'FASHION', ...account },
    4: {
      role: 4,
      ...company,
      companyLocation: { address: 'Allen Avenue 12', city: 'Lagos', country: 'NG' },
      ...account,
    },
  } as const;
  const { response } = await call(
    server,
    'register',
    payloads[role] as RequestBody<'register'>,
    undefined,
    newAddress(),
  );
  const otp = await server.codeFor(`+49${phone}`);
  const verified = await call(server, 'verify', { userId: response.userId, otp, authMode: 1, platform: 3 });
  return { role, name, phone, password, session: verified.response as Schemas['Session'] };
}

/** Uploads a JPEG, for a post when nothing is said; its media key. */
export async function uploadAs(
  server: ServerProcess,
  { session }: Pick<Member, 'session'>,
  bytes: Buffer,
  purpose: RequestBody<'presignedUrl'>['purpose'] = 2,
): Promise<string> {
  const file = {
    purpose,
    fileName: 'picture.jpg',
    contentType: 'image/jpeg',
    size: bytes.length,
  };
  const { response } = await call(server, 'presignedUrl', { userId: session.id, ...file }, session);
  const answer = await fetch(new URL(response.uploadUrl, server.url), {
    method: 'PUT',
    headers: response.headers as Record<string, string>,
    body: new Uint8Array(bytes),
  });
  if (!answer.ok) throw new Error(`the upload answered ${answer.status}: ${await answer.text()}`);
  return response.mediaKey;
}

/** Writes a post for everybody, in the role's own type. */
export async function postAs(
  server: ServerProcess,
  { session, role }: Pick<Member, 'session' | 'role'>,
  text: string,
  media: RequestBody<'managePost'>['media'] = [],
): Promise<Schemas['FeedItem']> {
  const feedType = ({ 1: 10, 2: 11, 3: 4, 4: 8 } as const)[role];
  const payload: RequestBody<'managePost'> = {
    userId: session.id,
    action: 0,
    feedType,
    text,
    media,
    visibility: 0,
    commentPolicy: 0,
    clientId: randomUUID(),
  };
  return (await call(server, 'managePost', payload, session)).response;
}
