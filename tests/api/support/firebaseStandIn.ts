import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { Agent } from 'node:https';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FirebaseAccount } from '../../../server/firebaseAccount.ts';

/** What arrived for one device, as HTTP v1 has it. */
export interface Arrived {
  token: string;
  data: Record<string, string>;
  webpush: { headers: Record<string, string> };
}

/** An answer in place of the good one, as Firebase documents it. */
export interface Refusal {
  status: number;
  /** Of `google.firebase.fcm.v1.FcmError`, or of the request as a whole. */
  code: string;
  message?: string;
  retryAfter?: string;
}

const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const projectId = 'rolecast-test';
const accessToken = 'access-of-the-stand-in';
const clientEmail = `push@${projectId}.iam.gserviceaccount.com`;

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** True for a signed assertion of the account for the right scope. */
function isGenuine(assertion: string): boolean {
  const [head = '', claims = '', signature = ''] = assertion.split('.');
  const { iss } = JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) as { iss: string };
  const signed = Buffer.from(`${head}.${claims}`);
  return (
    iss === clientEmail &&
    verify('sha256', signed, createPublicKey(publicKey), Buffer.from(signature, 'base64url'))
  );
}

/**
 * Speaks the part of Firebase Cloud Messaging (HTTP v1) and of Google's token endpoint that the real `firebase-admin` uses, so that
 * it can be tried without Google. Its `agent` is the package's documented way to another network: every connection ends here.
 */
export async function startFirebaseStandIn() {
  const arrived: Arrived[] = [];
  const refusals = new Map<string, Refusal[]>();
  const counts = { tokens: 0, sends: 0 };
  const answer = async (request: IncomingMessage): Promise<[number, unknown, string?]> => {
    const body = await textOf(request);
    const host = request.headers.host ?? '';
    if (host === 'oauth2.googleapis.com' && request.url === '/token') {
      counts.tokens += 1;
      return isGenuine(new URLSearchParams(body).get('assertion') ?? '')
        ? [200, { access_token: accessToken, token_type: 'Bearer', expires_in: 3600 }]
        : [400, { error: 'invalid_grant', error_description: 'Invalid JWT Signature.' }];
    }
    if (host !== 'fcm.googleapis.com' || request.url !== `/v1/projects/${projectId}/messages:send`)
      throw new Error(`the stand-in does not know ${host}${request.url}`);
    if (request.headers.authorization !== `Bearer ${accessToken}`)
      return [401, { error: { code: 401, status: 'UNAUTHENTICATED', message: 'no access token' } }];
    counts.sends += 1;
    const { message } = JSON.parse(body) as { message: Arrived };
    const refusal = refusals.get(message.token)?.shift();
    if (!refusal) {
      arrived.push(message);
      return [200, { name: `projects/${projectId}/messages/${arrived.length}` }];
    }
    const { status, code, message: text = code, retryAfter } = refusal;
    const details = [{ '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError', errorCode: code }];
    return [status, { error: { code: status, status: code, message: text, details } }, retryAfter];
  };
  const server = createServer((request, response) => {
    const send = ([status, body, retryAfter]: Awaited<ReturnType<typeof answer>>) =>
      response
        .writeHead(status, {
          'content-type': 'application/json',
          ...(retryAfter === undefined ? {} : { 'retry-after': retryAfter }),
        })
        .end(JSON.stringify(body));
    answer(request).then(send, (error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  // A listening TCP server has a port.
  const { port } = server.address() as AddressInfo;
  const agent = new Agent();
  // In clear, where the package believes to speak TLS with Google.
  agent.createConnection = () => connect(port, '127.0.0.1');
  const folder = mkdtempSync(join(tmpdir(), 'rolecast-firebase-'));
  const file = join(folder, 'account.json');
  // A file: of an account in an object, the package asks for its access token past the agent.
  const account = { type: 'service_account', project_id: projectId, client_email: clientEmail };
  writeFileSync(file, JSON.stringify({ ...account, private_key: privateKey }));
  return {
    account: { projectId, source: file } satisfies FirebaseAccount,
    agent,
    arrived,
    counts,
    /** Refuses the next messages to a device, one after the other. */
    refuse: (token: string, ...next: Refusal[]) => void refusals.set(token, next),
    close: () =>
      new Promise<void>((closed) => {
        rmSync(folder, { recursive: true });
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
