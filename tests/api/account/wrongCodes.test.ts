import { describe, expect, test } from 'vitest';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import { addressOf, forms, fromSomewhere, loginOf, newPhone, register, signUp } from '../support/forms.ts';

describe.each(databases())('wrong one-time codes on %s', (kind) => {
  const api = useApi(kind, { config: { trustProxy: 1 } });
  const wrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

  test('five wrong codes lock for 15 minutes; the right one does not help any more', async () => {
    const form = forms.jobSeeker();
    const { response } = await register(api, form);
    const right = await api.codeFor(addressOf(form));
    const enter = (otp: string) => api.refused('verify', { userId: response.userId ?? '', otp, authMode: 1 });
    for (const triesLeft of [4, 3, 2, 1])
      expect(await enter(wrongCode(right))).toMatchObject({ status: 422, code: 'OTP_WRONG', triesLeft });
    expect(await enter(wrongCode(right))).toMatchObject({ code: 'OTP_LOCKED', retryAfterSec: 900 });
    expect((await enter(right)).code).toBe('OTP_LOCKED');
    expect((await api.refused('login', loginOf(form))).code).toBe('OTP_LOCKED');
    api.advance(901_000);
    expect((await api.refused('login', loginOf(form))).code).toBe('NOT_VERIFIED');
    const otp = await api.codeFor(addressOf(form));
    await api.ok('verify', { userId: response.userId ?? '', otp, authMode: 2 });
  });

  test('a refused code takes the same time whether or not there is an account', async () => {
    const { as } = await signUp(api, forms.jobSeeker());
    const suspended = await signUp(api, forms.jobSeeker());
    await api.db
      .updateTable('members')
      .set({ suspended_at: api.now(), suspended_reason: 'Fake jobs.' })
      .where('id', '=', suspended.as.userId)
      .execute();
    for (const authMode of [1, 2, 3] as const)
      for (const phone of [as.phone, suspended.as.phone, newPhone()]) {
        const began = performance.now();
        const refused = await api.refused(
          'verify',
          { countryCode: 'DE', phone, role: 1, otp: '000000', authMode },
          fromSomewhere(),
        );
        expect(refused).toMatchObject({ status: 422, code: 'OTP_EXPIRED' });
        expect(performance.now() - began).toBeGreaterThanOrEqual(149);
      }
  });

  test('sixty wrong codes from one address have an end; right ones do not count', async () => {
    const here = fromSomewhere();
    const wrong = () =>
      api.call('verify', { countryCode: 'DE', phone: newPhone(), role: 1, otp: '000000', authMode: 3 }, here);
    const form = forms.jobSeeker();
    const userId = (await register(api, form)).response.userId ?? '';
    const enterRight = async () =>
      api.call('verify', { userId, otp: await api.codeFor(addressOf(form)), authMode: 1 }, here);
    const statuses = async (count: number) =>
      (await Promise.all(Array.from({ length: count }, wrong))).map(({ status }) => status);
    expect(new Set(await statuses(59))).toEqual(new Set([422]));
    expect((await enterRight()).status).toBe(200);
    expect(await statuses(1)).toEqual([422]);
    expect(await statuses(1)).toEqual([429]);
  });
});
