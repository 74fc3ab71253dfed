import { createServer as createHttp, type IncomingMessage } from 'node:http';
import { createServer as createTcp, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addTask } from '../../../server/tasks.ts';
import { newId } from '../../../server/ids.ts';
import { TestApi, useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';

/** Puts a message into the outbox as the API does. */
async function queue(
  api: TestApi,
  kind: 'sms' | 'email',
  recipient: string,
  { body = 'Your Rolecast code is 123456.', ...rest }: { body?: string; unsubscribe?: string } = {},
) {
  const id = newId();
  await api.db
    .insertInto('outbox')
    .values({
      id,
      kind,
      recipient,
      subject: kind === 'email' ? 'Your code' : null,
      body,
      ...rest,
      created_at: api.now(),
    })
    .execute();
  await addTask(api.db, { kind: 'outbox.send', data: { id }, runAt: api.now() });
  return async () => {
    await api.app.tasks.settle();
    return api.db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  };
}

const look = (api: TestApi, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  api.app.http.inject({ url: '/dev/outbox', headers, remoteAddress });

describe.each(databases())('outbox in demonstration mode on %s', (kind) => {
  const api = useApi(kind);

  test('prints what it would send, and shows it to this machine', async () => {
    const sent = await queue(api, 'sms', '+491512345678');
    expect(await sent()).toMatchObject({ status: 'sent', body: 'Your Rolecast code is 123456.' });
    expect(api.printed).toEqual(['To +491512345678: Your Rolecast code is 123456.']);
    const page = await look(api);
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    });
    for (const text of [
      '<html lang="en">',
      '<h1>Outbox</h1>',
      '+491512345678',
      '123456',
      'Refresh by itself',
    ])
      expect(page.body).toContain(text);
    expect(page.body).not.toContain('http-equiv');
    expect((await api.app.http.inject('/dev/outbox?refresh=1')).body).toContain('http-equiv="refresh"');
  });

  test('newest first, as JSON for those who ask, and text stays text', async () => {
    await queue(api, 'email', 'ana@example.org', { body: '<script>alert(1)</script>' });
    const rows = (await look(api, { accept: 'application/json' })).json<{ recipient: string }[]>();
    expect(rows.map(({ recipient }) => recipient)).toEqual(['ana@example.org', '+491512345678']);
    expect((await look(api)).body).toContain('&#60;script&#62;alert(1)');
  });

  test('nobody else sees it, not through a proxy either', async () => {
    expect((await look(api, {}, '192.168.1.20')).statusCode).toBe(404);
    expect((await look(api, { 'x-forwarded-for': '127.0.0.1' })).statusCode).toBe(404);
    expect((await look(api, {}, '::ffff:127.0.0.1')).statusCode).toBe(200);
  });
});

describe('outbox of a real community', () => {
  const requests: { headers: IncomingMessage['headers']; body: unknown }[] = [];
  let gatewayStatus = 200;
  const gateway = createHttp((request, response) => {
    let text = '';
    request.on('data', (chunk) => (text += String(chunk)));
    request.on('end', () => {
      requests.push({ headers: request.headers, body: JSON.parse(text) });
      response.writeHead(gatewayStatus).end();
    });
  });
  const mails: string[] = [];
  const mailServer = createTcp((socket) => {
    let data = false;
    let mail = '';
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      if (data) {
        mail += text;
        if (!mail.endsWith('\r\n.\r\n')) return;
        mails.push(mail);
        data = false;
        mail = '';
        return void socket.write('250 ok\r\n');
      }
      if (text.startsWith('DATA')) data = true;
      socket.write(data ? '354 go on\r\n' : text.startsWith('QUIT') ? '221 bye\r\n' : '250 test\r\n');
    });
  });
  const portOf = (server: typeof gateway | typeof mailServer) => (server.address() as AddressInfo).port;
  let api: TestApi;

  beforeAll(async () => {
    await Promise.all(
      [gateway, mailServer].map((server) => new Promise<void>((done) => server.listen(0, '127.0.0.1', done))),
    );
    api = new TestApi('pglite', {
      config: {
        demo: false,
        smsGatewayUrl: `http://127.0.0.1:${portOf(gateway)}/send`,
        smsGatewayToken: 'gateway-token',
        smtpUrl: `smtp://127.0.0.1:${portOf(mailServer)}`,
      },
    });
    await api.start();
  });
  afterAll(async () => {
    await api.stop();
    gateway.close();
    mailServer.close();
  });

  test('text messages go through the gateway, and their text is not kept', async () => {
    const sent = await queue(api, 'sms', '+491512345678');
    expect(await sent()).toMatchObject({ status: 'sent', body: '' });
    expect(requests).toEqual([
      {
        headers: expect.objectContaining({
          authorization: 'Bearer gateway-token',
          'content-type': 'application/json',
        }),
        body: { to: '+491512345678', body: 'Your Rolecast code is 123456.' },
      },
    ]);
    expect(api.printed).toEqual([]);
  });

  test('mails go through SMTP', async () => {
    const sent = await queue(api, 'email', 'ana@example.org');
    expect(await sent()).toMatchObject({ status: 'sent', error: null });
    expect(mails[0]).toMatch(
      /From: Rolecast <no-reply@localhost>[^]*To: ana@example\.org[^]*Subject: Your code[^]*123456/,
    );
    expect(mails[0], 'for programs that show HTML').toMatch(
      /multipart\/alternative[^]*text\/plain[^]*text\/html[^]*<h1>Your code<\/h1>/,
    );
    expect(mails[0]).not.toContain('List-Unsubscribe');
  });

  test('a mail about what is new says where such mails end (RFC 8058)', async () => {
    const sent = await queue(api, 'email', 'ana@example.org', {
      body: 'Ben wants to connect with you.',
      unsubscribe: 'https://jobs.example.org/unsubscribe/x',
    });
    await sent();
    expect(mails.at(-1)).toMatch(/List-Unsubscribe: <https:\/\/jobs\.example\.org\/unsubscribe\/x>/);
    expect(mails.at(-1)).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  });

  test('a gateway that is down is tried again', async () => {
    gatewayStatus = 503;
    const sent = await queue(api, 'sms', '+491510000001');
    expect(await sent()).toMatchObject({ status: 'queued' });
    gatewayStatus = 200;
    api.advance(5001);
    expect(await sent()).toMatchObject({ status: 'sent' });
  });

  test('there is nothing to look at', async () => {
    expect((await look(api)).statusCode).toBe(404);
  });
});
