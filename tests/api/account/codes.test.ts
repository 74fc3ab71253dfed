import { describe, expect, test } from 'vitest';
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
  type SignedIn,
} from '../support/forms.ts';

describe.each(databases())('one-time codes on %s', (kind) => {
  const api = useApi(kind, { config: { trustProxy: 1 } });

  test('[S5.1] an empty code is refused with its sentence, a short one with another', async () => {
    const errors = async (otp: string) =>
      (await api.refused('verify', { userId: 'u1', otp, authMode: 1 })).errors;
    expect(await errors('')).toEqual({ otp: 'Please enter the OTP.' });
    expect(await errors('12345')).toEqual({ otp: 'The code has 6 digits.' });
  });

  test('without anybody to verify the answer is 422', async () => {
    expect(await api.refused('verify', { otp: '123456', authMode: 1 })).toMatchObject({
      status: 422,
      code: 'VALIDATION',
    });
  });

  test('a code is good for 10 minutes and once', async () => {
    const form = forms.jobSeeker();
    const { response } = await register(api, form);
    const otp = await api.codeFor(addressOf(form));
    const userId = response.userId ?? '';
    api.advance(601_000);
    expect((await api.refused('verify', { userId, otp, authMode: 1 })).code).toBe('OTP_EXPIRED');
    await api.ok('resendCode', { userId, authMode: 4, channel: 0 }, fromSomewhere());
    const fresh = await api.codeFor(addressOf(form));
    await api.ok('verify', { userId, otp: fresh, authMode: 1 });
    expect((await api.refused('verify', { userId, otp: fresh, authMode: 1 })).code).toBe('OTP_EXPIRED');
  });

  test('the pending code stays the same when it is sent again, after 30 seconds, three times an hour', async () => {
    const form = forms.jobSeeker();
    const userId = (await register(api, form)).response.userId ?? '';
    const first = await api.codeFor(addressOf(form));
    const again = () => api.call('resendCode', { userId, authMode: 4, channel: 0 }, fromSomewhere());
    expect(await again()).toMatchObject({ status: 429, body: { retryAfterSec: 30 } });
    for (let i = 0; i < 2; i++) {
      api.advance(31_000);
      expect(await again()).toMatchObject({ status: 200, body: { response: { userId, channels: [0] } } });
      expect(await api.codeFor(addressOf(form))).toBe(first);
    }
    api.advance(31_000);
    expect((await again()).status).toBe(429);
  });

  test('coming back by login keeps the code that was sent', async () => {
    const form = forms.jobSeeker({ email: 'amara@example.org' });
    const { response } = await register(api, form);
    const code = await api.codeFor(addressOf(form));
    const refused = await api.refused('login', loginOf(form));
    expect(refused).toMatchObject({
      status: 422,
      code: 'NOT_VERIFIED',
      otp: { userId: response.userId, channels: [0, 1] },
    });
    await api.ok('verify', { userId: response.userId ?? '', otp: code, authMode: 2 });
  });

  test('the code can go by e-mail instead, masked', async () => {
    const form = forms.jobSeeker({ email: 'amara@example.org' });
    const userId = (await register(api, form)).response.userId ?? '';
    api.advance(31_000);
    const { response } = await api.ok('resendCode', { userId, authMode: 4, channel: 1 }, fromSomewhere());
    expect(response.otpSentTo).toBe('a••@example.org');
    expect(await api.codeFor('amara@example.org')).toBe(await api.codeFor(addressOf(form)));
  });

  test('a mistyped number can be changed before it is verified, and by nobody afterwards', async () => {
    const form = forms.jobSeeker();
    const userId = (await register(api, form)).response.userId ?? '';
    const phone = newPhone();
    const change = { userId, authMode: 4 as const, channel: 0 as const, countryCode: 'DE', newPhone: phone };
    const { response } = await api.ok('resendCode', change, fromSomewhere());
    expect(response.otpSentTo).toContain(phone.slice(-3));
    await api.ok('verify', { userId, otp: await api.codeFor(`+49${phone}`), authMode: 1 });
    await api.ok('login', loginOf(form, { phone }));
    const late = await api.refused('resendCode', { ...change, newPhone: newPhone() }, fromSomewhere());
    expect(late).toMatchObject({ status: 403, code: 'FORBIDDEN' });
  });

  test('whoever knows only the phone of a registration cannot move it to another', async () => {
    const form = forms.jobSeeker();
    await register(api, form);
    const known = { countryCode: form.countryCode, phone: form.phone, role: form.role };
    const move = async (to: { channel: 0; newPhone: string } | { channel: 1; newEmail: string }) =>
      (await api.refused('resendCode', { ...known, authMode: 4, ...to }, fromSomewhere())).code;
    expect(await move({ channel: 0, newPhone: newPhone() })).toBe('VALIDATION');
    expect(await move({ channel: 1, newEmail: 'mine@example.org' })).toBe('VALIDATION');
  });

  test('a code never verifies a phone that it was not sent to, also when the number changes meanwhile', async () => {
    for (let round = 0; round < 8; round++) {
      const form = forms.jobSeeker();
      const userId = (await register(api, form)).response.userId ?? '';
      const otp = await api.codeFor(addressOf(form));
      const change = { userId, authMode: 4 as const, channel: 0 as const, countryCode: 'DE' };
      await Promise.all([
        api.call('verify', { userId, otp, authMode: 1 }),
        api.call('resendCode', { ...change, newPhone: newPhone() }, fromSomewhere()),
      ]);
      const { phone, phone_verified_at: verified } = await api.db
        .selectFrom('members')
        .select(['phone', 'phone_verified_at'])
        .where('id', '=', userId)
        .executeTakeFirstOrThrow();
      expect(verified ? phone : form.phone).toBe(form.phone);
    }
  });

  test('a new phone and a new e-mail address wait for their code and need the session', async () => {
    const { as, session } = await signUp(api, forms.jobSeeker());
    const other = forms.jobSeeker();
    await signUp(api, other);
    const target = {
      userId: as.userId,
      authMode: 4 as const,
      channel: 0 as const,
      countryCode: 'DE',
      currentPassword: goodPassword,
    };
    const taken = await api.refused('resendCode', { ...target, newPhone: other.phone }, { as });
    expect(taken).toMatchObject({ status: 409, code: 'PHONE_TAKEN' });

    const phone = newPhone();
    await api.ok('resendCode', { ...target, newPhone: phone }, { as });
    expect(
      (await api.refused('login', { countryCode: 'DE', phone, password: goodPassword, role: 1 })).code,
    ).toBe('INVALID_CREDENTIALS');
    const confirmed = await api.ok('verify', { otp: await api.codeFor(`+49${phone}`), authMode: 4 }, { as });
    expect(confirmed.response).toMatchObject({ id: session.id, isVerifiedPhone: true });
    await api.ok('login', { countryCode: 'DE', phone, password: goodPassword, role: 1 });
    // The token before the change ended with it.
    expect((await api.call('getFeedList', { pageIndex: 1, filter: 0 }, { as })).status).toBe(401);

    const token = (confirmed.response as SignedIn).accessToken;
    await api.ok(
      'resendCode',
      {
        userId: as.userId,
        authMode: 4,
        channel: 1,
        newEmail: 'neu@example.org',
        currentPassword: goodPassword,
      },
      { as: { ...as, token } },
    );
    await api.ok(
      'verify',
      { otp: await api.codeFor('neu@example.org'), authMode: 4 },
      { as: { ...as, token } },
    );
    const row = await api.db
      .selectFrom('members')
      .selectAll()
      .where('id', '=', as.userId)
      .executeTakeFirstOrThrow();
    expect([row.email, row.phone, row.details.pendingContact]).toEqual(['neu@example.org', phone, undefined]);
  });

  test('asking for a phone takes it from nobody; the code does', async () => {
    const { as } = await signUp(api, forms.jobSeeker());
    const waiting = forms.jobSeeker();
    const theirs = (await register(api, waiting)).response.userId ?? '';
    const ask = {
      userId: as.userId,
      authMode: 4 as const,
      channel: 0 as const,
      countryCode: 'DE',
      currentPassword: goodPassword,
    };
    const isThere = async () =>
      (await api.db.selectFrom('members').select('id').where('id', '=', theirs).execute()).length;
    await api.ok('resendCode', { ...ask, newPhone: waiting.phone }, { as });
    expect(await isThere()).toBe(1);
    // Of two codes to one phone the later message is the contact's.
    await api.ok('verify', { otp: await api.codeFor(addressOf(waiting)), authMode: 4 }, { as });
    expect(await isThere(), 'the phone is proved to be somebody else’s').toBe(0);
  });

  test('settings that change while a new phone is asked for both stay', async () => {
    const { as } = await signUp(api, forms.jobSeeker());
    const ask = {
      userId: as.userId,
      authMode: 4 as const,
      channel: 0 as const,
      countryCode: 'DE',
      currentPassword: goodPassword,
    };
    for (const type of [101, 102, 103]) {
      await Promise.all([
        api.ok('resendCode', { ...ask, newPhone: newPhone() }, { as, ...fromSomewhere() }),
        api.ok('notificationUpdate', { type, value: false }, { as }),
      ]);
    }
    const { details } = await api.db
      .selectFrom('members')
      .select('details')
      .where('id', '=', as.userId)
      .executeTakeFirstOrThrow();
    expect(details.mutedNotifications).toEqual([101, 102, 103]);
    expect(details.pendingContact).toBeDefined();
  });

  test('where the host has an SMS gateway, an e-mail proves no phone', async () => {
    const userId = (await register(api, forms.hr())).response.userId ?? '';
    api.config.smsGatewayUrl = 'https://sms.example';
    api.advance(31_000);
    const refused = await api.refused('resendCode', { userId, authMode: 4, channel: 1 }, fromSomewhere());
    api.config.smsGatewayUrl = undefined;
    expect(refused).toMatchObject({ status: 422, errors: { channel: 'Please choose another way.' } });
  });
});
