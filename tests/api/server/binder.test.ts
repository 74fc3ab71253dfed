import { describe, expect, test } from 'vitest';
import { notImplemented, type Handlers } from '#openapi/contract.ts';
import type { Context } from '../../../server/context.ts';
import { handlers } from '../../../server/handlers.ts';
import { newToken } from '../../../server/ids.ts';
import { ApiProblem, rateLimited } from '../../../server/problem.ts';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';

let liked = async (_context: Context) => ({ isLiked: true, likes: 1 });
const probes: Handlers<Context> = {
  ...handlers,
  likeFeed: async (_body, context) => ({ message: 'Liked', response: await liked(context) }),
  likeComments: notImplemented,
};
const like = { feedId: 'f1', feedType: 10, action: 1 } as const;

describe.each(databases())('binder on %s', (kind) => {
  const api = useApi(kind, { handlers: probes, config: { requestTimeoutMs: 300 } });
  const answering = (answer: typeof liked) => {
    liked = answer;
  };

  test('answers with the envelope, echoes a sane request id and makes one otherwise', async () => {
    answering(async () => ({ isLiked: true, likes: 12 }));
    const as = await api.member();
    const { status, body, headers } = await api.call('likeFeed', like, {
      as,
      headers: { 'x-request-id': 'from-the-browser' },
    });
    expect({ status, body }).toEqual({
      status: 200,
      body: { message: 'Liked', response: { isLiked: true, likes: 12 } },
    });
    expect(headers).toMatchObject({
      'x-request-id': 'from-the-browser',
      'x-content-type-options': 'nosniff',
    });
    const made = await api.call('likeFeed', like, { as, headers: { 'x-request-id': 'a b\tc <script>' } });
    expect(made.headers['x-request-id']).toMatch(/^[\w-]{8}-[0-9a-z]+$/);
  });

  test("refuses another member's userId with 403, whatever else is wrong", async () => {
    const [as, other] = [await api.member(), await api.member()];
    const named = await api.send('likeFeed', { ...like, userId: other.userId }, { as });
    expect(named).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    expect((await api.send('likeFeed', { userId: other.userId }, { as })).status).toBe(403);
  });

  test('names every wrong field, nested ones by their path, and knows the branch that was meant', async () => {
    expect(
      await api.refused('login', { countryCode: 'de', phone: '12', password: '', role: 1 }),
    ).toMatchObject({
      status: 422,
      code: 'VALIDATION',
      errors: {
        countryCode: 'Please choose a country from the list.',
        phone: 'A phone number has 6 to 14 digits.',
        password: 'Please enter your password.',
      },
    });
    const register = await api.send('register', { role: 2, companyLocation: { city: 'x'.repeat(81) } });
    expect(register.body).toMatchObject({
      errors: {
        companyName: 'Please enter the name of your company.',
        'companyLocation.city': 'A city has at most 80 characters.',
        'companyLocation.country': 'Please choose a country.',
      },
    });
    expect(register.body).not.toHaveProperty('errors.firstName');
    expect((await api.send('register', {})).body).toMatchObject({
      errors: { role: 'Please choose who you are.' },
    });
  });

  test.each([
    ['malformed', '{"userId":'],
    ['an array', '[]'],
    ['a text', '"x"'],
    ['null', 'null'],
    ['empty', ''],
    ['with a prototype key', '{"__proto__":{"role":1}}'],
    ['with NUL in a text', '{"countryCode":"DE","phone":"1512345678","role":1,"password":"a\\u0000b"}'],
  ])('a payload that is %s is 400 BAD_REQUEST', async (_name, payload) => {
    expect(await api.send('login', payload)).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
  });

  test('half a surrogate pair is replaced, not stored', async () => {
    const answer = await api.send('login', '{"countryCode":"\\ud83d","phone":"1","role":1,"password":"x"}');
    expect(answer).toMatchObject({ status: 422, body: { errors: { countryCode: expect.any(String) } } });
  });

  test('too large is 413, not JSON 415, unknown path 404, wrong method 405', async () => {
    const large = JSON.stringify({ password: 'x'.repeat(api.config.bodyLimitBytes) });
    expect(await api.send('login', large)).toMatchObject({ status: 413, body: { code: 'TOO_LARGE' } });
    const text = await api.send('login', 'a=1', { headers: { 'content-type': 'text/plain' } });
    expect(text).toMatchObject({ status: 415, body: { code: 'TYPE' } });
    const unknown = await api.app.http.inject({ method: 'POST', url: '/api/user/nothing', payload: {} });
    expect([unknown.statusCode, unknown.json()]).toEqual([
      404,
      expect.objectContaining({ code: 'NOT_FOUND' }),
    ]);
    const wrong = await api.app.http.inject({ method: 'PUT', url: '/api/user/login' });
    expect([wrong.statusCode, wrong.headers.allow]).toEqual([405, 'POST']);
    expect(wrong.json()).toMatchObject({ code: 'BAD_REQUEST', requestId: expect.any(String) });
  });

  test('what is described and not served is 501, after the session check', async () => {
    const payload = { commentId: 'c1', action: 1 } as const;
    expect((await api.refused('likeComments', { userId: 'u1', ...payload })).status).toBe(401);
    expect(await api.refused('likeComments', payload, { as: await api.member() })).toMatchObject({
      status: 501,
      code: 'NOT_IMPLEMENTED',
    });
  });

  test('a problem keeps its extras, 429 its Retry-After; a defect tells nothing of itself', async () => {
    const as = await api.member();
    answering(async () => {
      throw rateLimited(61);
    });
    const limited = await api.call('likeFeed', like, { as });
    expect(limited).toMatchObject({ status: 429, headers: { 'retry-after': '61' } });
    expect(limited.body).toMatchObject({
      retryAfterSec: 61,
      message: 'Too many tries. Please wait 2 minutes.',
    });

    const mode = api.config.mode;
    api.config.mode = 'production';
    answering(async () => {
      throw new Error('secret detail');
    });
    const defect = await api.call('likeFeed', like, { as });
    api.config.mode = mode;
    expect(defect).toMatchObject({
      status: 500,
      body: { code: 'INTERNAL', message: 'Something went wrong' },
    });
    expect(JSON.stringify(defect)).not.toContain('secret detail');
    expect(api.logs.join('')).toContain('secret detail');
  });

  test('an answer that breaks the contract is a visible 500 outside of production', async () => {
    answering(async () => ({ isLiked: true, likes: -1 }));
    const broken = await api.call('likeFeed', like, { as: await api.member() });
    expect(broken).toMatchObject({ status: 500, body: { code: 'INTERNAL' } });
    expect(broken.body.message).toContain('/response/likes must be >= 0');
  });

  test('a request that takes too long is ended with 503', async () => {
    answering(() => new Promise(() => {}));
    expect(await api.refused('likeFeed', like, { as: await api.member() })).toMatchObject({
      status: 503,
      code: 'UNAVAILABLE',
    });
  });

  test('errors of the database that a payload can cause are no defects', async () => {
    const as = await api.member();
    answering(async ({ db }) => {
      await db.selectFrom('posts').select('id').where('id', '=', 'no-uuid').execute();
      return { isLiked: true, likes: 1 };
    });
    expect(await api.refused('likeFeed', like, { as })).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    answering(async ({ db }) => {
      const row = await db
        .selectFrom('members')
        .selectAll()
        .where('id', '=', as.userId)
        .executeTakeFirstOrThrow();
      await db
        .insertInto('members')
        .values({ ...row, details: '{}' })
        .execute();
      return { isLiked: true, likes: 1 };
    });
    expect(await api.refused('likeFeed', like, { as })).toMatchObject({ status: 409, code: 'CONFLICT' });
  });

  test('what must wait for the commit runs after success only', async () => {
    const as = await api.member();
    const ran: string[] = [];
    answering(async (context) => {
      context.after(() => ran.push('after success'));
      return { isLiked: true, likes: 1 };
    });
    await api.ok('likeFeed', like, { as });
    answering(async (context) => {
      context.after(() => ran.push('after failure'));
      throw new ApiProblem(409, 'CONFLICT', 'No.');
    });
    await api.refused('likeFeed', like, { as });
    expect(ran).toEqual(['after success']);
  });

  test('health and the document are there without signature and session', async () => {
    const health = await api.app.http.inject('/health');
    expect([health.statusCode, health.json()]).toMatchObject([200, { status: 'ok', database: 'ok' }]);
    const document = await api.app.http.inject('/openapi.json');
    expect(Object.keys(document.json<{ paths: object }>().paths)).toHaveLength(110);
  });

  test('logs say who called what, and no secret', async () => {
    const as = await api.member();
    await api.call('likeFeed', like, { as });
    await api.call('login', {
      countryCode: 'DE',
      phone: '1519999999',
      password: 'not to be logged',
      role: 1,
    });
    const lines = api.logs.join('');
    expect(lines).toContain(`"userId":"${as.userId}"`);
    expect(lines).toMatch(/"op":"login","status":\d+,"ms":/);
    for (const secret of [as.token, 'not to be logged', '1519999999']) expect(lines).not.toContain(secret);
  });
});

describe('call rate', () => {
  const api = useApi('pglite', { config: { callsPerMinute: 3 } });

  test('one session or address is held back after too many calls a minute, others are not', async () => {
    const [ana, ben] = [await api.member(), await api.member()];
    const call = (as: typeof ana) => api.send('likeFeed', {}, { as });
    for (let i = 0; i < 3; i++) expect((await call(ana)).status).not.toBe(429);
    expect(await call(ana)).toMatchObject({
      status: 429,
      body: { code: 'RATE_LIMITED', retryAfterSec: expect.any(Number) },
    });
    expect((await call(ben)).status).not.toBe(429);
    api.advance(60_000);
    expect((await call(ana)).status).not.toBe(429);
  });

  test('guessing tokens is held back by the address', async () => {
    const guess = () => api.send('likeFeed', {}, { headers: { authorization: `Bearer ${newToken()}` } });
    for (let i = 0; i < 4; i++) expect([401, 429]).toContain((await guess()).status);
    expect((await guess()).status).toBe(429);
  });
});
