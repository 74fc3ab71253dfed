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
  signUp,
  type Form,
  type SignedIn,
} from '../support/forms.ts';
import type { TestMember } from '../support/members.ts';

const HOURS_72 = 72 * 3_600_000;

describe.each(databases())('changing a phone or an e-mail address on %s', (kind) => {
  const api = useApi(kind, { config: { trustProxy: 1 } });
  const askFor = (as: TestMember, phone: string, currentPassword?: string) => ({
    userId: as.userId,
    authMode: 4 as const,
    channel: 0 as const,
    countryCode: 'DE',
    newPhone: phone,
    ...(currentPassword ? { currentPassword } : {}),
  });
  const statusOf = async (as: TestMember) =>
    (await api.call('getFeedList', { pageIndex: 1, filter: 0 }, { as })).status;
  const messagesTo = async (recipient: string) =>
    (await api.db.selectFrom('outbox').select('body').where('recipient', '=', recipient).execute()).map(
      ({ body }) => body,
    );

  /** Moves an account to another phone; answers with its new session. */
  async function move(as: TestMember, phone: string): Promise<TestMember> {
    await api.ok('resendCode', askFor(as, phone, goodPassword), { as, ...fromSomewhere() });
    const otp = await api.codeFor(`+49${phone}`);
    const { response } = await api.ok('verify', { otp, authMode: 4 }, { as });
    return { ...as, phone, token: (response as SignedIn).accessToken };
  }

  async function forget(form: Form, channel: 0 | 1, address: string): Promise<string> {
    const key = { countryCode: form.countryCode, phone: form.phone, role: form.role };
    await api.ok('passwordForgot', { ...key, authMode: 3 }, fromSomewhere());
    if (channel === 1) {
      api.advance(31_000);
      await api.ok('resendCode', { ...key, authMode: 4, channel }, fromSomewhere());
    }
    const otp = await api.codeFor(address);
    const { response } = await api.ok('verify', { ...key, otp, authMode: 3 });
    return (response as Extract<Answer<'verify'>, { resetToken: string }>).resetToken;
  }

  test('a session without the password moves nothing, and guesses have an end', async () => {
    const form = forms.jobSeeker();
    const { as } = await signUp(api, form);
    const phone = newPhone();
    const ask = (password?: string) =>
      api.refused('resendCode', askFor(as, phone, password), { as, ...fromSomewhere() });
    expect(await ask()).toMatchObject({
      status: 422,
      errors: { currentPassword: 'Please enter your current password.' },
    });
    expect(
      await api.refused(
        'resendCode',
        { userId: as.userId, authMode: 4, channel: 1, newEmail: 'thief@example.org' },
        { as, ...fromSomewhere() },
      ),
    ).toMatchObject({ status: 422, errors: { currentPassword: 'Please enter your current password.' } });
    for (let i = 0; i < 10; i++)
      expect(await ask('not the one')).toMatchObject({
        status: 422,
        errors: { currentPassword: 'This is not your current password.' },
      });
    expect((await ask(goodPassword)).status).toBe(429);
    expect(await messagesTo(`+49${phone}`)).toEqual([]);
    expect((await api.refused('verify', { otp: '123456', authMode: 4 }, { as })).code).toBe('OTP_EXPIRED');
  });

  test('the old phone and address are told, and every other session is over', async () => {
    const form = forms.jobSeeker({ email: 'amara.told@example.org' });
    const { as } = await signUp(api, form);
    const other = { ...as, token: (await api.ok('login', loginOf(form))).response.accessToken };
    const phone = newPhone();
    const moved = await move(as, phone);
    expect([await statusOf(as), await statusOf(other), await statusOf(moved)]).toEqual([401, 401, 200]);
    for (const address of [addressOf(form), 'amara.told@example.org']) {
      const told = (await messagesTo(address)).at(-1) ?? '';
      expect(told).toContain('The phone number of your Rolecast account is now +49');
      expect(told).toContain('"Forgot password"');
      expect(told).not.toContain(phone);
    }
  });

  test('for 72 hours the old phone takes the account back from whoever has it, with a new password', async () => {
    const form = forms.jobSeeker();
    const { as } = await signUp(api, form);
    const [first, second] = [newPhone(), newPhone()];
    const thief = await move(await move(as, first), second);
    api.advance(HOURS_72 - 120_000);
    const resetToken = await forget(form, 0, addressOf(form));
    await api.ok('changePassword', { resetToken, newPassword: 'an even longer pass phrase' });
    expect(await statusOf(thief)).toBe(401);
    const { response } = await api.ok('login', loginOf(form, { password: 'an even longer pass phrase' }));
    expect(response.id).toBe(as.userId);
    // What the thief held is no way back, and no account.
    for (const phone of [first, second]) {
      const key = { countryCode: 'DE', phone, role: 1 as const };
      const before = await messagesTo(`+49${phone}`);
      await api.ok('passwordForgot', { ...key, authMode: 3 }, fromSomewhere());
      expect(await messagesTo(`+49${phone}`)).toEqual(before);
      expect(
        (await api.refused('login', loginOf(form, { phone, password: 'an even longer pass phrase' }))).code,
      ).toBe('INVALID_CREDENTIALS');
    }
  });

  test('the e-mail address from before takes the account back too, after either was changed', async () => {
    const form = forms.jobSeeker({ email: 'amara.before@example.org' });
    const { as } = await signUp(api, form);
    await api.ok(
      'resendCode',
      {
        userId: as.userId,
        authMode: 4,
        channel: 1,
        newEmail: 'thief2@example.org',
        currentPassword: goodPassword,
      },
      { as, ...fromSomewhere() },
    );
    const otp = await api.codeFor('thief2@example.org');
    const { response } = await api.ok('verify', { otp, authMode: 4 }, { as });
    expect((await messagesTo('amara.before@example.org')).at(-1)).toContain(
      'The e-mail address of your Rolecast account is now t••@example.org',
    );
    await move({ ...as, token: (response as SignedIn).accessToken }, newPhone());
    await forget(form, 1, 'amara.before@example.org');
    const back = await api.db
      .selectFrom('members')
      .select(['phone', 'email'])
      .where('id', '=', as.userId)
      .executeTakeFirstOrThrow();
    expect(back).toEqual({ phone: form.phone, email: 'amara.before@example.org' });
  });

  test('nobody else can have the old phone for 72 hours; afterwards it is free and no way back', async () => {
    const form = forms.jobSeeker();
    const { as } = await signUp(api, form);
    const moved = await move(as, newPhone());
    const stranger = forms.jobSeeker({ phone: form.phone, email: 'stand-in@example.org' });
    expect(await api.refused('register', stranger, fromSomewhere())).toMatchObject({
      status: 409,
      code: 'PHONE_TAKEN',
    });
    const other = await signUp(api, forms.jobSeeker());
    expect(
      (await api.refused('resendCode', askFor(other.as, form.phone, goodPassword), { as: other.as })).code,
    ).toBe('PHONE_TAKEN');
    api.advance(HOURS_72 + 1000);
    const before = await messagesTo(addressOf(form));
    await api.ok(
      'passwordForgot',
      { countryCode: 'DE', phone: form.phone, role: 1, authMode: 3 },
      fromSomewhere(),
    );
    expect(await messagesTo(addressOf(form))).toEqual(before);
    await signUp(api, stranger);
    expect(await statusOf(moved)).toBe(200);
  });
});
