import { describe, expect, test } from 'vitest';
import type { RequestBody } from '#openapi/contract.ts';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import { forms, fromSomewhere, loginOf, newPhone, signUp, type Form } from '../support/forms.ts';

describe.each(databases())('login and logout on %s', (kind) => {
  const api = useApi(kind, { config: { trustProxy: 1 } });
  const signUpWith = async (form: Form) => ({ form, ...(await signUp(api, form)) });

  test('[S4.1] the answer has the access token, the id and the role that the client stores', async () => {
    const { form } = await signUpWith(forms.jobSeeker());
    const { response, message } = await api.ok('login', loginOf(form));
    expect(message).toBe('Welcome back');
    expect(response).toMatchObject({ role: 1, premiumUser: 0, isVerifiedPhone: true });
    expect(response.accessToken).toMatch(/^[A-Za-z0-9_-]{43}$/);
  });

  test('a wrong password and an unknown phone are refused alike', async () => {
    const { form } = await signUpWith(forms.jobSeeker());
    const wrong = await api.refused('login', loginOf(form, { password: 'not the one' }));
    const unknown = await api.refused('login', loginOf(form, { phone: newPhone() }));
    for (const refused of [wrong, unknown])
      expect(refused).toMatchObject({
        status: 422,
        code: 'INVALID_CREDENTIALS',
        message: 'Phone, role or password is wrong',
      });
    expect(Object.keys(wrong)).toEqual(Object.keys(unknown));
  });

  test('an unknown phone costs as much work as a wrong password', async () => {
    const { form } = await signUpWith(forms.jobSeeker());
    // Of all threads of this process, so that it does not matter what else the machine does.
    const workOf = async (body: RequestBody<'login'>) => {
      const before = process.cpuUsage();
      await api.refused('login', body, fromSomewhere());
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    for (let i = 0; i < 6; i++) {
      known.push(await workOf(loginOf(form, { password: 'not the one' })));
      unknown.push(await workOf(loginOf(form, { phone: newPhone(), password: 'not the one' })));
    }
    const ratio = Math.min(...unknown) / Math.min(...known);
    expect(ratio).toBeGreaterThan(0.6);
    expect(ratio).toBeLessThan(1.7);
  });

  test('the right password in another role says so, the wrong one does not', async () => {
    const { form } = await signUpWith(forms.hr());
    const other = await api.refused('login', loginOf(form, { role: 1 }));
    expect(other).toMatchObject({
      status: 422,
      code: 'OTHER_ROLE',
      role: 2,
      message: 'This phone is registered as HR.',
    });
    const wrong = await api.refused('login', loginOf(form, { role: 1, password: 'not the one' }));
    expect(wrong.code).toBe('INVALID_CREDENTIALS');
    expect(wrong.role).toBeUndefined();
  });

  test('the eleventh try within an hour has to wait; the right password starts the count anew', async () => {
    const { form } = await signUpWith(forms.jobSeeker());
    const here = fromSomewhere();
    const wrong = () => api.refused('login', loginOf(form, { password: 'not the one' }), here);
    for (let i = 0; i < 9; i++) expect((await wrong()).status).toBe(422);
    await api.ok('login', loginOf(form), here);
    for (let i = 0; i < 10; i++) expect((await wrong()).status).toBe(422);
    expect(await wrong()).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
    expect((await api.call('login', loginOf(form), here)).status).toBe(429);
    api.advance(3_600_000);
    await api.ok('login', loginOf(form), here);
  });

  test('whoever guesses from elsewhere does not lock the member out; guesses from everywhere have an end', async () => {
    const { form } = await signUpWith(forms.jobSeeker());
    const guess = (from = fromSomewhere()) =>
      api.call('login', loginOf(form, { password: 'not the one' }), from);
    const stranger = fromSomewhere();
    await guess(stranger);
    await api.db.updateTable('rate_limits').set({ count: 10 }).where('key', 'like', 'login:%').execute();
    expect((await guess(stranger)).status).toBe(429);
    await api.ok('login', loginOf(form), fromSomewhere());
    expect((await guess()).status).toBe(422);
    // Sixty from sixty addresses would be minutes of hashing.
    await api.db.updateTable('rate_limits').set({ count: 60 }).where('key', 'like', 'loginPhone:%').execute();
    expect((await guess()).status).toBe(429);
  });

  test('a suspended account says why, and only to its owner', async () => {
    const { form, as } = await signUpWith(forms.jobSeeker());
    await api.db
      .updateTable('members')
      .set({ suspended_at: api.now(), suspended_reason: 'Three fake jobs were reported.' })
      .where('id', '=', as.userId)
      .execute();
    expect(await api.refused('login', loginOf(form))).toMatchObject({
      status: 403,
      code: 'SUSPENDED',
      message: 'Three fake jobs were reported.',
    });
    expect((await api.refused('login', loginOf(form, { password: 'not the one' }))).code).toBe(
      'INVALID_CREDENTIALS',
    );
  });

  test('each missing field has its sentence', async () => {
    expect((await api.refused('login', {} as RequestBody<'login'>)).errors).toEqual({
      countryCode: 'Please choose a country.',
      phone: 'Please enter your phone number.',
      password: 'Please enter your password.',
      role: 'Please choose who you are.',
    });
  });

  test('[S1.2] logout ends this session and leaves the others; allDevices ends them all', async () => {
    const { form, as } = await signUpWith(forms.jobSeeker());
    const login = async () => ({
      ...as,
      token: (await api.ok('login', loginOf(form, { deviceToken: 'push-1' }))).response.accessToken,
    });
    const [phone, laptop, tablet] = [await login(), await login(), await login()];
    const status = async (member: typeof as) =>
      (await api.call('getFeedList', { pageIndex: 1, filter: 0 }, { as: member })).status;
    expect((await api.ok('logout', { deviceToken: 'push-1' }, { as: phone })).message).toBe(
      'You are logged out',
    );
    expect([await status(phone), await status(laptop)]).toEqual([401, 200]);
    const pushed = await api.db
      .selectFrom('sessions')
      .select('device_token')
      .where('member_id', '=', as.userId)
      .execute();
    expect(pushed.map((row) => row.device_token)).not.toContain('push-1');
    await api.ok('logout', { allDevices: true }, { as: laptop });
    expect([await status(laptop), await status(tablet), await status(as)]).toEqual([401, 401, 401]);
  });

  test('logging out other devices ends every session but this one', async () => {
    const { form, as } = await signUpWith(forms.jobSeeker());
    const login = async (deviceToken: string) => ({
      ...as,
      token: (await api.ok('login', loginOf(form, { deviceToken }))).response.accessToken,
    });
    const [phone, laptop] = [await login('push-phone'), await login('push-laptop')];
    const status = async (member: typeof as) =>
      (await api.call('getFeedList', { pageIndex: 1, filter: 0 }, { as: member })).status;
    for (const time of ['once', 'twice'])
      expect((await api.ok('logout', { otherDevices: true }, { as: phone })).message, time).toBe(
        'Your other devices are logged out',
      );
    expect([await status(phone), await status(laptop), await status(as)]).toEqual([200, 401, 401]);
    const pushed = await api.db
      .selectFrom('sessions')
      .select('device_token')
      .where('member_id', '=', as.userId)
      .where('device_token', '!=', '')
      .execute();
    expect(pushed.map((row) => row.device_token)).toEqual(['push-phone']);
  });

  test('countries are the ISO list with dial codes and flags, sorted by name', async () => {
    const { response } = await api.ok('countries', {});
    expect(response).toHaveLength(250);
    expect(response).toContainEqual({ code: 'DE', name: 'Germany', dialCode: '+49', flag: '🇩🇪' });
    expect(response).toContainEqual({ code: 'NG', name: 'Nigeria', dialCode: '+234', flag: '🇳🇬' });
    const names = response.map((country) => country.name);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')));
    expect(new Set(response.map((country) => country.code)).size).toBe(250);
  });
});
