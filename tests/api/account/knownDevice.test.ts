import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Answer, RequestBody } from '#openapi/contract.ts';
import { useApi, type TestApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import { addressOf, forms, fromSomewhere, loginOf, register, signUp, type Form } from '../support/forms.ts';

const YEAR_MS = 365 * 86_400_000;

/** A browser: it keeps the one cookie, wherever it is taken. */
function browserOf(api: TestApi) {
  let cookie: string | undefined;
  const from = (address = fromSomewhere()) => ({
    headers: { ...address.headers, ...(cookie ? { cookie } : {}) },
  });
  return {
    from,
    /** What it sends, as long as it has a cookie. */
    cookie: () => cookie,
    async send<Op extends 'login' | 'verify' | 'changePassword' | 'logout'>(
      op: Op,
      payload: RequestBody<Op>,
      address = fromSomewhere(),
    ) {
      const answer = await api.call(op, payload, from(address));
      const set = answer.headers['set-cookie'];
      if (typeof set === 'string') cookie = set.split(';', 1)[0];
      return { ...answer, set };
    },
  };
}

const forged = (address = fromSomewhere()) => ({
  headers: { ...address.headers, cookie: `rolecast-device=${randomBytes(32).toString('base64url')}` },
});

describe.each(databases())('devices that a member is known at on %s', (kind) => {
  const api = useApi(kind, { config: { trustProxy: 1 } });
  const wrong = (form: Form) => loginOf(form, { password: 'not the one' });
  const statusOf = async (form: Form, from: { headers: Record<string, string | undefined> }) =>
    (await api.call('login', loginOf(form), from)).status;

  /** A member who has logged in with a browser at home. */
  async function atHome() {
    const form = forms.jobSeeker();
    await signUp(api, form);
    const home = fromSomewhere();
    const browser = browserOf(api);
    expect((await browser.send('login', loginOf(form), home)).status).toBe(200);
    return { form, home, browser };
  }

  /** Strangers have guessed until nobody else may try this phone; sixty guesses would be minutes of hashing. */
  async function lockOut(form: Form) {
    await api.call('login', wrong(form), fromSomewhere());
    await api.db.updateTable('rate_limits').set({ count: 60 }).where('key', 'like', 'loginPhone:%').execute();
    expect(await statusOf(form, fromSomewhere())).toBe(429);
  }

  test('strangers who use up the tries do not keep the member out of a known device, wherever it is', async () => {
    const { form, home, browser } = await atHome();
    await lockOut(form);
    expect(await statusOf(form, browser.from())).toBe(200);
    await lockOut(form);
    expect(await statusOf(form, browser.from(home))).toBe(200);
  });

  test('who sits at the same address, makes an id up or is known with another phone is a stranger', async () => {
    const { form, home, browser } = await atHome();
    const other = forms.jobSeeker();
    await signUp(api, other);
    await lockOut(form);
    await lockOut(other);
    expect(await statusOf(form, home)).toBe(429);
    expect(await statusOf(form, forged(home))).toBe(429);
    expect(await statusOf(other, browser.from(home))).toBe(429);
    const two = { headers: { ...home.headers, cookie: `theme=dark; ${browser.cookie()}; seen=1` } };
    expect(await statusOf(form, two)).toBe(200);
  });

  test('wrong passwords from a known device have an end of their own, and one elsewhere is not in it', async () => {
    const { form, home, browser } = await atHome();
    for (let i = 0; i < 10; i++)
      expect((await api.call('login', wrong(form), browser.from(i % 2 ? home : undefined))).status).toBe(422);
    expect(await statusOf(form, browser.from())).toBe(429);
    expect(await statusOf(form, fromSomewhere())).toBe(200);
    api.advance(3_600_000);
    expect(await statusOf(form, browser.from())).toBe(200);
  });

  test('ids that are made up give no more tries to one address', async () => {
    const { form, home } = await atHome();
    for (let i = 0; i < 10; i++)
      expect((await api.call('login', wrong(form), forged(home))).status).toBe(422);
    expect(await statusOf(form, forged(home))).toBe(429);
  });

  test('a device is known for a year after the last login, which logout does not change', async () => {
    const { form, browser } = await atHome();
    const id = browser.cookie();
    api.advance(YEAR_MS - 60_000);
    const { body } = await browser.send('login', loginOf(form));
    expect(browser.cookie()).toBe(id);
    const { accessToken: token, id: userId } = body.response;
    const out = await api.call('logout', { userId }, { headers: { authorization: `Bearer ${token}` } });
    expect([out.status, out.headers['set-cookie']]).toEqual([200, undefined]);
    api.advance(YEAR_MS - 60_000);
    await lockOut(form);
    expect(await statusOf(form, browser.from())).toBe(200);
    api.advance(YEAR_MS + 60_000);
    await lockOut(form);
    expect(await statusOf(form, browser.from())).toBe(429);
  });

  test('a sign-up and a recovery make the device known; a wrong password does not', async () => {
    const form = forms.brand();
    const { response: ticket } = await register(api, form);
    const [first, second, third] = [browserOf(api), browserOf(api), browserOf(api)];
    await first.send('verify', {
      userId: ticket.userId ?? '',
      otp: await api.codeFor(addressOf(form)),
      authMode: 1,
    });
    expect((await third.send('login', wrong(form))).set).toBeUndefined();
    await lockOut(form);
    expect(await statusOf(form, first.from())).toBe(200);

    const { countryCode, phone, role } = form;
    await api.ok('passwordForgot', { countryCode, phone, role, authMode: 3 }, fromSomewhere());
    const otp = await api.codeFor(addressOf(form));
    const reset = await second.send('verify', { countryCode, phone, role, otp, authMode: 3 });
    expect(reset.set).toBeUndefined();
    // FORGOT 3 ends in the right to a new password.
    const { resetToken } = reset.body.response as Extract<Answer<'verify'>, { resetToken: string }>;
    const newPassword = 'an even longer pass phrase';
    await second.send('changePassword', { resetToken, newPassword });
    await lockOut({ ...form, password: newPassword });
    expect(await statusOf({ ...form, password: newPassword }, second.from())).toBe(200);
  });

  test('the cookie is for the server alone, and the server keeps neither it nor the phone', async () => {
    const form = forms.jobSeeker();
    await signUp(api, form);
    const { set, body } = await browserOf(api).send('login', loginOf(form));
    expect(set).toMatch(
      /^rolecast-device=[A-Za-z0-9_-]{43}; Max-Age=31536000; Path=\/api\/user; HttpOnly; SameSite=Lax$/,
    );
    const id = /=([^;]+)/.exec(String(set))?.[1] ?? '';
    const kept = await api.db.selectFrom('rate_limits').select('key').execute();
    const sessions = await api.db
      .selectFrom('sessions')
      .selectAll()
      .where('member_id', '=', body.response.id)
      .execute();
    for (const told of [JSON.stringify([kept, sessions]), api.logs.join('')]) {
      expect(told).not.toContain(id);
      expect(told).not.toContain(form.phone);
    }
  });
});

describe('where the outside calls the server by https', () => {
  const api = useApi('pglite', { config: { trustProxy: 1, publicUrl: 'https://rolecast.example' } });

  test('the cookie is not sent in the clear', async () => {
    const form = forms.jobSeeker();
    await signUp(api, form);
    expect((await browserOf(api).send('login', loginOf(form))).set).toMatch(/; Secure$/);
  });
});
