import { describe, expect, test } from 'vitest';
import type { Handlers } from '#openapi/contract.ts';
import { checkCode, phoneSubject, sendCode } from '../../server/auth/otp.ts';
import { issueResetToken, takeResetToken } from '../../server/auth/resetTokens.ts';
import { endSession, endSessions, openSession } from '../../server/auth/sessions.ts';
import { requireSession, type Context } from '../../server/context.ts';
import { handlers } from '../../server/handlers.ts';
import { once } from '../../server/idempotency.ts';
import { newId } from '../../server/ids.ts';
import { limit } from '../../server/rateLimit.ts';
import { useApi, type TestApi } from './support/api.ts';
import { databases } from './support/databases.ts';
import type { TestMember } from './support/members.ts';

const DAY = 86_400_000;
let inside: (context: Context) => Promise<unknown> = async () => {};
const probes: Handlers<Context> = {
  ...handlers,
  likeFeed: async (_body, context) => {
    await inside(context);
    return { message: 'Liked', response: { isLiked: true, likes: 1 } };
  },
};

/** Runs a function with the context of a real request of `as`, and returns the answer. */
function within(api: TestApi, as: TestMember, run: (context: Context) => Promise<unknown>) {
  inside = run;
  return api.call('likeFeed', { feedId: 'f1', feedType: 10, action: 1 }, { as });
}

describe.each(databases)('sessions on %s', (kind) => {
  const api = useApi(kind, { handlers: probes });
  const status = async (as: TestMember, token = as.token) =>
    (await within(api, { ...as, token }, async () => {})).status;

  test('a token opens what needs a session; none, a wrong and a malformed one do not', async () => {
    const as = await api.member();
    expect(await status(as)).toBe(200);
    expect(await status(as, newId().replaceAll('-', ''))).toBe(401);
    expect(await status(as, "x' or '1'='1")).toBe(401);
    expect((await api.send('likeFeed', {})).status).toBe(401);
  });

  test('a session ends 30 days after its last use, not after its first', async () => {
    const as = await api.member();
    api.advance(29 * DAY);
    expect(await status(as)).toBe(200);
    api.advance(29 * DAY);
    expect(await status(as)).toBe(200);
    api.advance(30 * DAY + 1);
    expect(await within(api, as, async () => {})).toMatchObject({
      status: 401,
      body: { code: 'UNAUTHENTICATED' },
    });
  });

  test('ending one session leaves the others; ending all but this one leaves this one', async () => {
    const as = await api.member();
    const more: string[] = [];
    await within(api, as, async (context) => {
      for (let i = 0; i < 2; i++)
        more.push(await openSession(context, context.db, { id: as.userId, role: 1 }));
    });
    const [second, third] = more as [string, string];
    await within(api, { ...as, token: second }, (context) =>
      endSession(context, context.db, requireSession(context).tokenHash),
    );
    expect([await status(as), await status(as, second), await status(as, third)]).toEqual([200, 401, 200]);
    await within(api, as, (context) =>
      endSessions(context, context.db, as.userId, requireSession(context).tokenHash),
    );
    expect([await status(as), await status(as, third)]).toEqual([200, 401]);
  });

  test('a deleted account is 410, a suspended one 403', async () => {
    const as = await api.member();
    await api.db
      .updateTable('members')
      .set({ suspended_at: api.now() })
      .where('id', '=', as.userId)
      .execute();
    expect(await within(api, as, async () => {})).toMatchObject({ status: 403, body: { code: 'SUSPENDED' } });
    await api.db.updateTable('members').set({ deleted_at: api.now() }).where('id', '=', as.userId).execute();
    expect(await within(api, as, async () => {})).toMatchObject({
      status: 410,
      body: { code: 'ACCOUNT_GONE' },
    });
  });

  test('tokens are stored as hashes only', async () => {
    const as = await api.member();
    const rows = JSON.stringify(await api.db.selectFrom('sessions').selectAll().execute());
    expect(rows).not.toContain(as.token);
  });
});

describe.each(databases)('one-time codes on %s', (kind) => {
  const api = useApi(kind, { handlers: probes });
  const phone = () => `151${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`;
  const request = (number: string, more: { resend?: boolean; known?: boolean } = {}) => ({
    purpose: 'register' as const,
    subject: phoneSubject({ countryCode: 'DE', phone: number, role: 1 }),
    to: { kind: 'sms' as const, address: `+49${number}` },
    ...more,
  });
  const as = () => api.member();
  const send = async (number: string, more?: { resend?: boolean; known?: boolean }) => {
    let sent: unknown;
    const answer = await within(api, await as(), async (context) => {
      sent = await context.db.transaction().execute((trx) => sendCode(context, trx, request(number, more)));
    });
    return { ...answer, sent };
  };
  const check = async (number: string, code: string) =>
    within(api, await as(), (context) =>
      checkCode(context, { purpose: 'register', subject: request(number).subject, code }),
    );
  const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

  test('a code works once, for its own purpose and subject', async () => {
    const number = phone();
    const { sent } = await send(number);
    expect(sent).toEqual({ otpSentTo: `+49 •••••${number.slice(-3)}`, resendInSec: 30, expiresInSec: 600 });
    const code = await api.codeFor(`+49${number}`);
    expect(code).toMatch(/^\d{6}$/);
    expect(await check(phone(), code)).toMatchObject({ status: 422, body: { code: 'OTP_EXPIRED' } });
    expect((await check(number, code)).status).toBe(200);
    expect(await check(number, code)).toMatchObject({ status: 422, body: { code: 'OTP_EXPIRED' } });
  });

  test('coming back keeps the same code and sends nothing; asking again sends the same one', async () => {
    const number = phone();
    await send(number);
    const code = await api.codeFor(`+49${number}`);
    api.advance(10_000);
    expect((await send(number)).sent).toMatchObject({ resendInSec: 20, expiresInSec: 590 });
    expect(await send(number, { resend: true })).toMatchObject({ status: 429, body: { retryAfterSec: 20 } });
    api.advance(20_000);
    expect((await send(number, { resend: true })).sent).toMatchObject({ resendInSec: 30, expiresInSec: 600 });
    expect(await api.codeFor(`+49${number}`)).toBe(code);
    const { count } = await api.db
      .selectFrom('outbox')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('recipient', '=', `+49${number}`)
      .executeTakeFirstOrThrow();
    expect(count).toBe(2);
  });

  test('asked for twice at once, one code is made and sent', async () => {
    const number = phone();
    const answers = await Promise.all([send(number), send(number), send(number)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const sent = await api.db
      .selectFrom('outbox')
      .select('id')
      .where('recipient', '=', `+49${number}`)
      .execute();
    expect(sent).toHaveLength(1);
    expect((await check(number, await api.codeFor(`+49${number}`))).status).toBe(200);
  });

  test('three messages an hour, then none until the hour is over', async () => {
    const number = phone();
    for (let i = 0; i < 3; i++) {
      expect((await send(number, { resend: true })).status).toBe(200);
      api.advance(31_000);
    }
    expect(await send(number, { resend: true })).toMatchObject({
      status: 429,
      body: { code: 'RATE_LIMITED' },
    });
    api.advance(3_600_000);
    expect((await send(number, { resend: true })).status).toBe(200);
  });

  test('a code is over after 10 minutes', async () => {
    const number = phone();
    await send(number);
    const code = await api.codeFor(`+49${number}`);
    api.advance(600_001);
    expect(await check(number, code)).toMatchObject({ status: 422, body: { code: 'OTP_EXPIRED' } });
  });

  test('five wrong tries lock for 15 minutes, also when they come at once', async () => {
    const number = phone();
    await send(number);
    const code = await api.codeFor(`+49${number}`);
    expect(await check(number, wrong(code))).toMatchObject({
      body: { code: 'OTP_WRONG', triesLeft: 4, message: expect.stringContaining('4 tries left') },
    });
    const rest = await Promise.all(Array.from({ length: 8 }, () => check(number, wrong(code))));
    const codes = rest.map(({ body }) => body.code);
    expect(codes.filter((found) => found === 'OTP_WRONG')).toHaveLength(3);
    expect(codes.filter((found) => found === 'OTP_LOCKED')).toHaveLength(5);
    expect(await check(number, code)).toMatchObject({ status: 422, body: { code: 'OTP_LOCKED' } });
    expect(await send(number, { resend: true })).toMatchObject({ status: 422, body: { code: 'OTP_LOCKED' } });
    api.advance(900_001);
    expect((await send(number, { resend: true })).status).toBe(200);
    expect((await check(number, await api.codeFor(`+49${number}`))).status).toBe(200);
  });

  test('an unknown phone is answered like a known one, and gets no message', async () => {
    const number = phone();
    expect(await send(number, { known: false })).toMatchObject({ status: 200, sent: { resendInSec: 30 } });
    expect(await check(number, '123456')).toMatchObject({ body: { code: 'OTP_WRONG', triesLeft: 4 } });
    await expect(api.codeFor(`+49${number}`)).rejects.toThrow('no result');
  });

  test('codes are stored nowhere but in the message, and printed in demonstration mode only', async () => {
    const number = phone();
    await send(number);
    const code = await api.codeFor(`+49${number}`);
    expect(JSON.stringify(await api.db.selectFrom('otp_codes').selectAll().execute())).not.toContain(
      `"${code}"`,
    );
    await api.app.tasks.settle();
    expect(api.printed.find((line) => line.startsWith(`To +49${number}`))).toContain(code);
    expect(api.logs.join('')).not.toContain(`code is ${code}`);
  });
});

describe.each(databases)('guards of writes on %s', (kind) => {
  const api = useApi(kind, { handlers: probes });

  test('a reset token works once, within 10 minutes', async () => {
    const as = await api.member();
    const tokens: string[] = [];
    const take = (token: string) => within(api, as, (context) => takeResetToken(context, context.db, token));
    await within(api, as, async (context) => {
      for (let i = 0; i < 2; i++) tokens.push(await issueResetToken(context, context.db, as.userId));
    });
    const [first, second] = tokens as [string, string];
    expect((await take(first)).status).toBe(200);
    expect(await take(first)).toMatchObject({ status: 422, body: { code: 'RESET_EXPIRED' } });
    api.advance(600_001);
    expect(await take(second)).toMatchObject({ status: 422, body: { code: 'RESET_EXPIRED' } });
  });

  test('ten logins an hour for one phone, counted together when they come at once', async () => {
    const as = await api.member();
    const login = (key: string) => within(api, as, (context) => limit(context, 'login', key));
    const answers = await Promise.all(Array.from({ length: 14 }, () => login('DE:1512345678')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(answers.find(({ status }) => status === 429)?.body.retryAfterSec).toBeGreaterThan(3500);
    expect((await login('DE:1512345679')).status).toBe(200);
    api.advance(3_600_001);
    expect((await login('DE:1512345678')).status).toBe(200);
  });

  test('the same clientId writes once and gets the first answer, also at once', async () => {
    const as = await api.member();
    const clientId = crypto.randomUUID();
    const answers: unknown[] = [];
    const write = (operation = 'managePost') =>
      within(api, as, async (context) => {
        answers.push(
          await once(context, operation, clientId, async (trx) => {
            const id = newId();
            const at = context.now();
            await trx
              .insertInto('posts')
              .values({
                id,
                feed_type: 10,
                author_id: as.userId,
                text: 'once',
                created_at: at,
                updated_at: at,
              })
              .execute();
            return { id };
          }),
        );
      });
    await Promise.all([write(), write(), write()]);
    await write();
    const posts = await api.db.selectFrom('posts').select('id').where('author_id', '=', as.userId).execute();
    expect(posts).toHaveLength(1);
    expect(answers).toEqual(Array.from({ length: 4 }, () => posts[0]));
    expect(await write('manageComment')).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  });

  test('a refused write leaves no mark and can be sent again', async () => {
    const as = await api.member();
    const clientId = crypto.randomUUID();
    const refused = await within(api, as, (context) =>
      once(context, 'managePost', clientId, () => Promise.reject(new Error('no'))),
    );
    expect(refused.status).toBe(500);
    expect(
      (await within(api, as, (context) => once(context, 'managePost', clientId, async () => 'done'))).status,
    ).toBe(200);
  });
});
