import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import { picture, upload } from '../support/files.ts';
import type { TestMember } from '../support/members.ts';
import { tieRefused } from '../support/people.ts';
import { post } from '../support/posts.ts';
import { forms, fromSomewhere, register, signUp, type Form } from '../support/forms.ts';

describe.each(databases())('what a registration leaves behind on %s', (kind) => {
  const api = useApi(kind, { config: { trustProxy: 1 } });

  test('nobody looks into the picture of a registration that is refused, or was answered before', async () => {
    const taken = forms.jobSeeker();
    await signUp(api, taken);
    const imageKey = await upload(api, undefined, { bytes: await picture(), purpose: 1 });
    const stateOf = (key: string) =>
      api.db.selectFrom('media').select('state').where('key', '=', key).executeTakeFirstOrThrow();
    const refused = await api.refused(
      'register',
      { ...taken, clientId: randomUUID(), imageKey },
      fromSomewhere(),
    );
    expect(refused).toMatchObject({ status: 409, code: 'PHONE_TAKEN' });
    expect(await stateOf(imageKey)).toEqual({ state: 'pending' });
    const form = forms.jobSeeker({ clientId: randomUUID(), imageKey });
    const first = await register(api, form);
    expect(await stateOf(imageKey)).toEqual({ state: 'used' });
    const other = await upload(api, undefined, { bytes: await picture(), purpose: 1 });
    expect(await register(api, { ...form, imageKey: other })).toEqual(first);
    expect(await stateOf(other)).toEqual({ state: 'pending' });
  });

  const unprove = ({ userId }: TestMember) =>
    api.db
      .updateTable('members')
      .set({ phone_verified_at: null, country_code: 'DE' })
      .where('id', '=', userId)
      .execute();

  test('nobody meets who has not proved their phone, so nothing hangs on what is removed', async () => {
    const [begun, agency, as] = [
      await api.member({ userName: 'Zebulon Begun' }),
      await api.member({ role: 2, userName: 'Zebulon Agency' }),
      await api.member(),
    ];
    for (const one of [begun, agency]) await unprove(one);
    const { members } = (await api.ok('getMentionSuggestions', { kind: 0, text: 'Zebulon' }, { as }))
      .response;
    expect(members).toEqual([]);
    const { suggestions } = (await api.ok('dashboardDetails', {}, { as })).response;
    expect(suggestions.map(({ member }) => member.userId)).not.toContain(agency.userId);
    const mentions = [{ userId: begun.userId, start: 0, length: 8 }];
    expect((await post(api, as, { text: '@Zebulon', mentions })).mentions ?? []).toEqual([]);
    for (const action of [0, 4, 8] as const)
      expect((await tieRefused(api, as, begun, action)).status).toBe(404);
    const follow = { otherUserId: agency.userId, action: 1 as const };
    expect((await api.refused('followUser', follow, { as })).status).toBe(404);
  });

  test('a picture that is too large, or gone, says so at its field', async () => {
    const bytes = await picture(8001, 4);
    const imageKey = await upload(api, undefined, { bytes, purpose: 1 });
    const refusal = async (key: string) =>
      (await api.refused('register', forms.jobSeeker({ imageKey: key }), fromSomewhere())).errors;
    expect(await refusal(imageKey)).toEqual({
      imageKey: 'Pictures may be at most 8000 pixels wide and high.',
    });
    expect(await refusal(`profile/${'A'.repeat(22)}`)).toEqual({
      imageKey: 'Please choose the picture again.',
    });
  });

  test('a registration that nobody finishes is removed after 7 days, with its picture', async () => {
    // Something hangs on an older one, which nobody should be able to bring about: the others go all the same.
    await unprove(await api.member());
    const imageKey = await upload(api, undefined, { bytes: await picture(), purpose: 1 });
    const [left, kept] = [forms.jobSeeker({ imageKey }), forms.jobSeeker()];
    await register(api, left);
    await signUp(api, kept);
    const there = async (form: Form) => {
      await api.app.tasks.settle();
      return (await api.db.selectFrom('members').select('id').where('phone', '=', form.phone).execute())
        .length;
    };
    api.advance(6 * 86_400_000);
    expect(await there(left)).toBe(1);
    api.advance(86_400_001);
    expect([await there(left), await there(kept)]).toEqual([0, 1]);
    // As with everything that nothing shows any more.
    api.advance(2 * 86_400_000);
    await api.app.tasks.settle();
    expect((await api.app.http.inject({ url: `/media/${imageKey}` })).statusCode).toBe(404);
    expect(await api.db.selectFrom('media').select('key').where('key', '=', imageKey).execute()).toEqual([]);
  });
});
