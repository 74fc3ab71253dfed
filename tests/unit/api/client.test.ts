import { beforeEach, describe, expect, test, vi } from 'vitest';
import { operations } from '#openapi/generated/operations.ts';
import { stubBrowser } from '../support/browser.ts';

const payload = { countryCode: 'DE', phone: '1512345678', password: 'a long pass phrase', role: 1 } as const;
const stored = { accessToken: 'token', id: 'u1', role: 1 };
const problem = (code: string) => JSON.stringify({ message: 'Please log in again.', code, requestId: 'r-1' });

async function load() {
  vi.resetModules();
  const { storage } = stubBrowser();
  const sent: Request[] = [];
  const server = {
    answer: () => Promise.resolve(Response.json({ message: 'Welcome back', response: stored })),
  };
  vi.stubGlobal('fetch', (request: Request) => {
    sent.push(request);
    return server.answer();
  });
  const { call, callUnseen, openCalls, setSessionOverHandler } = await import('../../../src/api/client.ts');
  const { sign } = await import('../../../src/api/signature.ts');
  const over = vi.fn<(gone: boolean) => void>();
  setSessionOverHandler(over);
  const lastSent = () => sent.at(-1) ?? expect.fail('nothing was sent');
  const answers = (status: number, body: string | null) => {
    server.answer = () =>
      Promise.resolve(new Response(body, { status, headers: { 'content-type': 'application/json' } }));
  };
  return { storage, sent, server, call, callUnseen, openCalls, sign, over, lastSent, answers };
}
let api: Awaited<ReturnType<typeof load>>;
beforeEach(async () => {
  api = await load();
});

describe('what is sent', () => {
  test('the body as it was given', async () => {
    await api.call('login', payload);
    expect(await api.lastSent().json()).toEqual(payload);
  });

  /** What is read by address, and by others than the application too. */
  const byGet: ReadonlySet<string> = new Set(['stream', 'health', 'openapiJson']);
  test.each(Object.entries(operations))(
    '%s goes to the one host, as JSON, by POST [S7.1]',
    async (op, row) => {
      // A table over all of them cannot know what each takes.
      const send = api.call as (op: string, payload?: unknown) => Promise<unknown>;
      const isRead = byGet.has(op);
      await send(op, isRead ? undefined : { example: 1 });
      expect(api.sent).toHaveLength(1);
      const request = api.lastSent();
      expect(request.url).toBe(`https://rolecast.example${row.path}`);
      expect(request.method).toBe(isRead ? 'GET' : 'POST');
      expect(request.headers.get('content-type')).toBe(isRead ? null : 'application/json');
      expect(await request.text()).toBe(isRead ? '' : '{"example":1}');
    },
  );

  test('timestamp of the load, deviceType, deviceToken and signature [S7.2]', async () => {
    await api.call('login', payload);
    const first = api.lastSent().headers;
    expect([first.get('deviceType'), first.get('deviceToken')]).toEqual(['web', '']);
    expect(first.has('Authorization')).toBe(false);
    const timestamp = Number(first.get('timestamp'));
    expect(Math.abs(Date.now() - timestamp)).toBeLessThan(60_000);
    const signed = { host: 'rolecast.example', path: '/api/user/login', method: 'POST', timestamp };
    expect(first.get('signature')).toBe(await api.sign(signed, 'rolecast-demo-signing-key'));

    api.storage.setItem('deviceToken', 'push');
    await api.call('countries', {});
    expect(api.lastSent().headers.get('deviceToken')).toBe('push');
    expect(api.lastSent().headers.get('timestamp')).toBe(first.get('timestamp'));
    expect(api.lastSent().headers.get('x-request-id')).not.toBe(first.get('x-request-id'));
  });

  test('a bearer token and the own userId, where somebody is signed in [S6.3, S7.2]', async () => {
    api.storage.setItem('user', JSON.stringify(stored));
    await api.call('logout', { deviceToken: 'push' });
    expect(api.lastSent().headers.get('Authorization')).toBe('Bearer token');
    expect(await api.lastSent().json()).toEqual({ userId: 'u1', deviceToken: 'push' });
  });

  test('[S7.5] the token of a device goes with the userId of its member', async () => {
    api.storage.setItem('user', JSON.stringify(stored));
    await api.call('updateDeviceToken', { deviceToken: 'push' });
    expect(await api.lastSent().json()).toEqual({ userId: 'u1', deviceToken: 'push' });
  });

  test('the userId of an operation that names a target stays as it is given', async () => {
    api.storage.setItem('user', JSON.stringify(stored));
    await api.call('verify', { userId: 'u9', otp: '123456', authMode: 1 });
    expect(await api.lastSent().json()).toMatchObject({ userId: 'u9' });
    await api.call('passwordForgot', { countryCode: 'DE', phone: '1512345678', role: 1 });
    expect(await api.lastSent().json()).not.toHaveProperty('userId');
  });
});

describe('what is answered', () => {
  test('the body, envelope included', async () => {
    expect(await api.call('login', payload)).toEqual({ message: 'Welcome back', response: stored });
  });

  test.each([401, 410])(
    '%i removes user and device token and tells the application [S4.15]',
    async (status) => {
      api.storage.setItem('user', JSON.stringify(stored));
      api.storage.setItem('deviceToken', 'push');
      api.answers(status, problem('UNAUTHENTICATED'));
      await expect(api.call('logout', {})).rejects.toMatchObject({ status, code: 'UNAUTHENTICATED' });
      expect(api.storage.length).toBe(0);
      expect(api.over).toHaveBeenCalledExactlyOnceWith(status === 410);
    },
  );

  test('a refusal keeps what the server said, field by field', async () => {
    const errors = { phone: 'A phone number has 6 to 14 digits.' };
    const refusal = {
      message: 'Please check the marked fields.',
      code: 'VALIDATION',
      errors,
      requestId: 'r-1',
    };
    api.answers(422, JSON.stringify(refusal));
    const failure = await api.call('login', payload).catch((error: unknown) => error);
    expect(failure).toMatchObject({
      status: 422,
      code: 'VALIDATION',
      message: refusal.message,
      fields: errors,
    });
  });

  test.each([400, 403, 404, 409, 422, 429, 500])('%i leaves the session alone', async (status) => {
    api.storage.setItem('user', JSON.stringify(stored));
    api.answers(status, problem('CONFLICT'));
    await expect(api.call('logout', {})).rejects.toMatchObject({ status });
    expect(api.storage.length).toBe(1);
    expect(api.over).not.toHaveBeenCalled();
  });

  test('a 401 to a session that was replaced meanwhile does not end the new one', async () => {
    api.storage.setItem('user', JSON.stringify(stored));
    api.server.answer = () => {
      api.storage.setItem('user', JSON.stringify({ ...stored, accessToken: 'newer' }));
      return Promise.resolve(new Response(problem('UNAUTHENTICATED'), { status: 401 }));
    };
    await expect(api.call('logout', {})).rejects.toMatchObject({ status: 401 });
    expect(api.storage.length).toBe(1);
    expect(api.over).not.toHaveBeenCalled();
  });

  test('a 401 to nobody ends nothing', async () => {
    api.storage.setItem('deviceToken', 'push');
    api.answers(401, problem('UNAUTHENTICATED'));
    await expect(api.call('logout', {})).rejects.toMatchObject({ status: 401 });
    expect(api.over).not.toHaveBeenCalled();
    expect(api.storage.getItem('deviceToken')).toBe('push');
  });

  test('a 401 to a stored member without a token ends what is stored', async () => {
    api.storage.setItem('user', JSON.stringify({ ...stored, accessToken: undefined }));
    api.answers(401, problem('UNAUTHENTICATED'));
    await expect(api.call('logout', {})).rejects.toMatchObject({ status: 401 });
    expect(api.over).toHaveBeenCalledOnce();
    expect(api.storage.length).toBe(0);
  });

  test('a failure without a body is a failure all the same', async () => {
    api.answers(500, null);
    await expect(api.call('login', payload)).rejects.toMatchObject({
      status: 500,
      message: 'Something went wrong',
    });
  });

  test.each(['', '<html>', 'null', '7'])('a success that says %j is none', async (body) => {
    api.answers(200, body);
    await expect(api.call('login', payload)).rejects.toMatchObject({ code: 'UNREADABLE' });
  });

  test('without a network it says so', async () => {
    api.server.answer = () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(api.call('login', payload)).rejects.toMatchObject({ status: 0, code: 'NETWORK' });
  });
});

describe('what takes too long', () => {
  /** No answer comes, until it is given up. */
  const hang = () => {
    api.server.answer = () =>
      new Promise((_, refuse) => {
        const { signal } = api.lastSent();
        signal.addEventListener('abort', () => refuse(signal.reason as Error));
      });
  };

  test('is aborted as long as it is on its way, with the reason of who aborts it', async () => {
    hang();
    expect(api.openCalls.size).toBe(0);
    const answer = api.call('login', payload).catch((error: unknown) => error);
    expect(api.openCalls.size).toBe(1);
    await vi.waitFor(() => expect(api.sent).toHaveLength(1));
    const reason = new Error('Cancelled');
    for (const stop of api.openCalls) stop.abort(reason);
    expect(await answer).toBe(reason);
    expect(api.openCalls.size).toBe(0);
  });

  test('is left alone where nobody waits for it', async () => {
    const unseen = api.callUnseen('login', payload);
    expect(api.openCalls.size).toBe(0);
    await expect(unseen).resolves.toMatchObject({ message: 'Welcome back' });
  });
});
