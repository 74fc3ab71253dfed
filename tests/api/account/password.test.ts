import { describe, expect, test } from 'vitest';
import type { Answer } from '#openapi/contract.ts';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import {
  addressOf,
  forms,
  fromSomewhere,
  goodPassword,
  loginOf,
  newPhone,
  register,
  signUp,
  type Form,
} from '../support/forms.ts';
import type { TestMember } from '../support/members.ts';

const next = 'an even longer pass phrase';

describe.each(databases())('forgotten passwords on %s', (kind) => {
  const api = useApi(kind, { config: { trustProxy: 1 } });
  const forgot = ({ countryCode, phone, role }: Form) =>
    api.ok('passwordForgot', { countryCode, phone, role, authMode: 3 }, fromSomewhere());

  async function resetToken(form: Form): Promise<string> {
    await forgot(form);
    const { countryCode, phone, role } = form;
    const otp = await api.codeFor(addressOf(form));
    const { response } = await api.ok('verify', { countryCode, phone, role, otp, authMode: 3 });
    // FORGOT 3 ends in the right to a new password.
    return (response as Extract<Answer<'verify'>, { resetToken: string }>).resetToken;
  }

  test('[S1.2] forgotten: a code, a new password, and every other session is over', async () => {
    const form = forms.brand();
    const { as } = await signUp(api, form);
    const token = await resetToken(form);
    const { response } = await api.ok('changePassword', { resetToken: token, newPassword: next });
    expect((await api.call('getFeedList', { pageIndex: 1, filter: 0 }, { as })).status).toBe(401);
    expect((await api.refused('login', loginOf(form))).code).toBe('INVALID_CREDENTIALS');
    await api.ok('login', loginOf(form, { password: next }));
    // Who has proved who they are is not asked again.
    expect(response).toMatchObject({ id: as.userId, role: 3 });
    await api.ok('getFeedList', { pageIndex: 1, filter: 0 }, { as: { ...as, token: response!.accessToken } });
  });

  test('the answer is the same whether or not there is an account', async () => {
    const form = forms.jobSeeker({ email: 'amara@example.org' });
    await signUp(api, form);
    // The masked number shows the last digits.
    const stranger = { ...form, phone: `1539999${form.phone.slice(-3)}` };
    const known = await forgot(form);
    expect(known.response).toMatchObject({ resendInSec: 30, channels: [0, 1] });
    expect(await forgot(stranger)).toEqual(known);
    expect(known.message).toBe('If an account exists, a code was sent');

    api.advance(31_000);
    const { countryCode, role } = form;
    const again = (phone: string) =>
      api.ok('resendCode', { countryCode, phone, role, authMode: 4, channel: 1 }, fromSomewhere());
    const resent = await again(form.phone);
    expect(resent.response.otpSentTo).not.toContain('example.org');
    expect(await again(stranger.phone)).toEqual(resent);
    const wrong = (phone: string) =>
      api.refused('verify', { countryCode, phone, role, otp: '000000', authMode: 3 });
    const [one, other] = [await wrong(form.phone), await wrong(stranger.phone)];
    expect([one.code, one.triesLeft]).toEqual([other.code, other.triesLeft]);
    const sent = await api.db
      .selectFrom('outbox')
      .select('id')
      .where('recipient', 'like', `%${stranger.phone}`)
      .execute();
    expect(sent).toEqual([]);
  });

  test('sent or refused, a code takes the same time whether or not there is an account', async () => {
    const form = forms.jobSeeker();
    await signUp(api, form);
    for (const phone of [form.phone, newPhone()]) {
      const { countryCode, role } = form;
      const payloads = {
        passwordForgot: { countryCode, phone, role, authMode: 3 },
        resendCode: { countryCode, phone, role, authMode: 4, channel: 0 },
      } as const;
      const ask = async (op: keyof typeof payloads) => {
        const began = performance.now();
        const { status } = await api.call(op, payloads[op], fromSomewhere());
        // Timers may be early by less than one.
        expect(performance.now() - began).toBeGreaterThanOrEqual(149);
        return status;
      };
      expect(await ask('resendCode')).toBe(422);
      expect(await ask('passwordForgot')).toBe(200);
      expect(await ask('resendCode')).toBe(429);
      api.advance(31_000);
      expect(await ask('resendCode')).toBe(200);
    }
  });

  test('an account that was never verified gets no code', async () => {
    const form = forms.jobSeeker();
    await register(api, form);
    const before = await api.db
      .selectFrom('outbox')
      .select('id')
      .where('recipient', '=', addressOf(form))
      .execute();
    await forgot(form);
    const after = await api.db
      .selectFrom('outbox')
      .select('id')
      .where('recipient', '=', addressOf(form))
      .execute();
    expect(after).toEqual(before);
  });

  test('a reset token works once, for ten minutes, and survives a refused password', async () => {
    const form = forms.jobSeeker();
    await signUp(api, form);
    const first = await resetToken(form);
    const refused = await api.refused('changePassword', { resetToken: first, newPassword: 'password1' });
    expect(refused.errors).toEqual({
      newPassword: 'This password is among the most common ones. Please choose another.',
    });
    await api.ok('changePassword', { resetToken: first, newPassword: next });
    const twice = await api.refused('changePassword', { resetToken: first, newPassword: next });
    expect(twice).toMatchObject({ status: 422, code: 'RESET_EXPIRED' });
    const second = await resetToken(form);
    api.advance(601_000);
    expect((await api.refused('changePassword', { resetToken: second, newPassword: next })).code).toBe(
      'RESET_EXPIRED',
    );
  });

  test('a recovery opens the login again that wrong passwords had closed', async () => {
    const form = forms.jobSeeker();
    await signUp(api, form);
    const here = fromSomewhere();
    for (let i = 0; i < 11; i++) await api.call('login', loginOf(form, { password: 'not the one' }), here);
    expect((await api.call('login', loginOf(form), here)).status).toBe(429);
    const change = { resetToken: await resetToken(form), newPassword: next };
    await api.ok('changePassword', change, here);
    await api.ok('login', loginOf(form, { password: next }), here);
  });

  test('a country that does not exist is refused at its field', async () => {
    const refused = await api.refused(
      'passwordForgot',
      { countryCode: 'ZZ', phone: newPhone(), role: 1 },
      fromSomewhere(),
    );
    expect(refused.errors).toEqual({ countryCode: 'Please choose a country from the list.' });
  });
});

describe.each(databases())('changing the password on %s', (kind) => {
  const api = useApi(kind);
  const change = (as: TestMember, changes: object = {}) =>
    api.call(
      'changePassword',
      { userId: as.userId, currentPassword: goodPassword, newPassword: next, ...changes },
      { as },
    );
  const member = () => api.member({ password: goodPassword });

  test('[S1.2] with the current password; the other devices stay or go as one likes', async () => {
    const as = await member();
    const login = (password: string) =>
      api.ok('login', { countryCode: 'DE', phone: as.phone, password, role: 1 });
    const other = { ...as, token: (await login(goodPassword)).response.accessToken };
    const status = async (who: TestMember) =>
      (await api.call('getFeedList', { pageIndex: 1, filter: 0 }, { as: who })).status;
    expect((await change(as)).body.message).toBe('Your password was changed');
    expect([await status(as), await status(other)]).toEqual([200, 200]);
    await change(as, { currentPassword: next, newPassword: 'a third pass phrase', logoutOthers: true });
    expect([await status(as), await status(other)]).toEqual([200, 401]);
    await login('a third pass phrase');
  });

  test('a wrong current password is an error of its field and never 401', async () => {
    const as = await member();
    expect(await change(as, { currentPassword: 'not the one' })).toMatchObject({
      status: 422,
      body: { code: 'VALIDATION', errors: { currentPassword: 'This is not your current password.' } },
    });
    expect((await change(as, { currentPassword: undefined })).body.errors).toEqual({
      currentPassword: 'Please enter your current password.',
    });
  });

  test('the new one must be another, a good one, and not the phone', async () => {
    const as = await member();
    const errors = async (newPassword: string) =>
      (await change(as, { newPassword })).body.errors?.newPassword;
    expect(await errors(goodPassword)).toBe('The new password must differ from the current one.');
    expect(await errors('short')).toBe('A password has 8 to 128 characters.');
    expect(await errors('qwertyuiop')).toBe(
      'This password is among the most common ones. Please choose another.',
    );
    expect(await errors(as.phone)).toBe('Your phone number cannot be your password.');
  });

  test('guessing the current password ends after ten tries an hour', async () => {
    const as = await member();
    for (let i = 0; i < 10; i++) await change(as, { currentPassword: 'not the one' });
    expect((await change(as)).status).toBe(429);
  });

  test('without a session and without a reset token there is nothing to change', async () => {
    expect((await api.call('changePassword', { newPassword: next })).status).toBe(401);
  });
});
