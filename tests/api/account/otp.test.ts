import { describe, expect, test } from 'vitest';
import { checkCode, phoneSubject, sendCode } from '../../../server/auth/otp.ts';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import { probes, within } from '../support/within.ts';

describe.each(databases())('one-time codes on %s', (kind) => {
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
