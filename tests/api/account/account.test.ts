import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import {
  addressOf,
  forms,
  fromSomewhere,
  loginOf,
  newPhone,
  register,
  signUp,
  type Form,
} from '../support/forms.ts';

describe.each(databases())('registration on %s', (kind) => {
  const api = useApi(kind, { config: { trustProxy: 1 } });

  test.each(['jobSeeker', 'hr', 'brand', 'business'] as const)(
    '[S1.1] [S1.2] a %s registers, verifies the phone by code and is signed in',
    async (which) => {
      const form = forms[which]();
      const { message, response: ticket } = await register(api, form);
      expect(message).toBe('We sent you a code');
      expect(ticket).toMatchObject({ resendInSec: 30, expiresInSec: 600 });
      expect(ticket.otpSentTo).toContain(form.phone.slice(-3));
      expect(ticket.otpSentTo).not.toContain(form.phone);
      const code = await api.codeFor(addressOf(form));
      expect(JSON.stringify(ticket)).not.toContain(code);
      const { response } = await api.ok('verify', { userId: ticket.userId ?? '', otp: code, authMode: 1 });
      expect(response).toMatchObject({
        id: ticket.userId,
        role: form.role,
        premiumUser: 0,
        userName: form.role === 1 ? 'Amara Diallo' : form.companyName,
        verificationStatus: 0,
        isVerifiedPhone: true,
      });
      const again = await api.ok('login', loginOf(form));
      expect(again.response.id).toBe(ticket.userId);
    },
  );

  test('passwords and codes are stored nowhere as they are, nor logged', async () => {
    const form = forms.jobSeeker({ password: 'violets behind the station' });
    await signUp(api, form);
    const member = await api.db
      .selectFrom('members')
      .selectAll()
      .where('phone', '=', form.phone)
      .executeTakeFirstOrThrow();
    expect(member.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const code = await api.codeFor(addressOf(form));
    const codes = JSON.stringify(await api.db.selectFrom('otp_codes').selectAll().execute());
    expect(codes).not.toContain(`"${code}"`);
    expect(codes).not.toContain(form.phone);
    const logs = api.logs.join('');
    expect(logs).not.toContain('violets');
    expect(logs).not.toContain(form.phone);
  });

  test('the same phone may own one account in each role, with passwords of their own', async () => {
    const phone = newPhone();
    await signUp(api, forms.jobSeeker({ phone }));
    await signUp(api, forms.hr({ phone, password: 'the other key' }));
    expect(
      (await api.ok('login', loginOf(forms.hr({ phone, password: 'the other key' })))).response.role,
    ).toBe(2);
  });

  test('a phone with a verified account in that role is taken', async () => {
    const form = forms.hr();
    await signUp(api, form);
    const refused = await api.refused('register', { ...form, companyName: 'Somebody else' }, fromSomewhere());
    const sentence = 'This phone already has an HR account — log in or recover.';
    expect(refused).toMatchObject({
      status: 409,
      code: 'PHONE_TAKEN',
      message: sentence,
      errors: { phone: sentence },
    });
  });

  test('an unverified account may be registered again; the code of the first never opens the second', async () => {
    const form = forms.jobSeeker({ password: 'the first password' });
    const first = await register(api, form);
    const second = await register(api, { ...form, password: 'the second password', firstName: 'Awa' });
    expect(second.response.userId).not.toBe(first.response.userId);
    const otp = await api.codeFor(addressOf(form));
    const lost = await api.refused('verify', { userId: first.response.userId ?? '', otp, authMode: 1 });
    expect(lost).toMatchObject({ status: 422, code: 'OTP_EXPIRED' });
    await api.ok('verify', { userId: second.response.userId ?? '', otp, authMode: 1 });
    expect((await api.refused('login', loginOf(form))).code).toBe('INVALID_CREDENTIALS');
    expect(
      (await api.ok('login', loginOf(form, { password: 'the second password' }))).response.userName,
    ).toBe('Awa Diallo');
  });

  test('the same clientId gets the first answer and makes one account', async () => {
    const form = forms.jobSeeker({ clientId: randomUUID() });
    const answers = [await register(api, form), await register(api, form)];
    expect(answers[1]).toEqual(answers[0]);
    const rows = await api.db.selectFrom('members').select('id').where('phone', '=', form.phone).execute();
    expect(rows).toHaveLength(1);
  });

  test('two registrations of one phone at once leave one account', async () => {
    const form = forms.jobSeeker();
    const answers = await Promise.all([
      api.call('register', form, fromSomewhere()),
      api.call('register', form, fromSomewhere()),
    ]);
    expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
    const rows = await api.db.selectFrom('members').select('id').where('phone', '=', form.phone).execute();
    expect(rows).toHaveLength(1);
  });

  test('somebody who is 16 today may register, one day younger may not', async () => {
    const born = (years: number, days: number) => {
      const date = new Date(api.now().getTime() + days * 86_400_000);
      date.setUTCFullYear(date.getUTCFullYear() - years);
      return date.toISOString().slice(0, 10);
    };
    await register(api, forms.jobSeeker({ dateOfBirth: born(16, 0) }));
    const refused = await api.refused(
      'register',
      forms.jobSeeker({ dateOfBirth: born(16, 1) }),
      fromSomewhere(),
    );
    expect(refused).toMatchObject({
      status: 422,
      code: 'VALIDATION',
      errors: { dateOfBirth: 'You must be at least 16 years old.' },
    });
  });

  test('each field of product 3.1 is refused with its sentence', async () => {
    const errorsOf = async (form: object) =>
      (await api.refused('register', form as Form, fromSomewhere())).errors;
    expect(await errorsOf({ role: 1 })).toEqual({
      firstName: 'Please enter your first name.',
      lastName: 'Please enter your last name.',
      countryCode: 'Please choose a country.',
      phone: 'Please enter your phone number.',
      dateOfBirth: 'Please enter your date of birth.',
      password: 'Please choose a password.',
      acceptTerms: 'Please accept the terms and the privacy notice.',
    });
    expect(
      await errorsOf(
        forms.jobSeeker({ firstName: '1234', phone: '12ab', email: 'amara', password: 'short' }),
      ),
    ).toEqual({
      firstName: 'A first name has 1 to 50 characters and at least one letter.',
      phone: 'A phone number has 6 to 14 digits.',
      email: 'Please enter an e-mail address such as amara@example.org.',
      password: 'A password has 8 to 128 characters.',
    });
    expect(
      await errorsOf({ ...forms.business(), companyLocation: { city: 'Lagos' }, contactPerson: '' }),
    ).toEqual({
      'companyLocation.address': 'Please enter the street and number.',
      'companyLocation.country': 'Please choose a country.',
      contactPerson: 'Please enter a contact person.',
    });
    expect(
      await errorsOf(
        forms.hr({
          companyLocation: { city: 'Atlantis', country: 'ZZ' },
          countryCode: 'QQ',
          foundedYear: 2099,
        }),
      ),
    ).toEqual({
      'companyLocation.country': 'Please choose a country from the list.',
      countryCode: 'Please choose a country from the list.',
      foundedYear: 'Please enter a year such as 1998.',
    });
    const phone = '1525550101';
    for (const password of ['password1', 'qwertyuiop', '12345678', 'aaaaaaaa']) {
      expect(await errorsOf(forms.jobSeeker({ password }))).toEqual({
        password: 'This password is among the most common ones. Please choose another.',
      });
    }
    expect(await errorsOf(forms.jobSeeker({ phone, password: phone }))).toEqual({
      password: 'Your phone number cannot be your password.',
    });
  });

  test('somebody who registers again and again from one address has to wait', async () => {
    const here = fromSomewhere();
    for (let i = 0; i < 20; i++)
      await api.call('register', forms.jobSeeker({ dateOfBirth: '2020-01-01' }), here);
    const { status, headers, body } = await api.call('register', forms.jobSeeker(), here);
    expect([status, body.code]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(headers['retry-after'])).toBe(body.retryAfterSec);
  });
});
