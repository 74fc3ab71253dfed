import { describe, expect, test } from 'vitest';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import type { TestMember } from '../support/members.ts';
import { block } from '../support/posts.ts';
import { adders, newItem, profileOf } from '../support/profile.ts';

describe.each(databases())('passions, languages, interests and companies on %s', (kind) => {
  const api = useApi(kind);
  const addPassion = async (as: TestMember, passionName: string) =>
    (await api.ok('addPassion', { passionName }, { as })).response;
  const passions = async (as: TestMember, searchText?: string) =>
    (await api.ok('getPassionList', searchText === undefined ? {} : { searchText }, { as })).response;

  test('a passion is there once, however it is written, and others are offered it', async () => {
    const [as, other, third] = [await api.member(), await api.member(), await api.member()];
    const first = await addPassion(as, '  Trail   running ');
    expect(first.passionName).toBe('Trail running');
    expect(await addPassion(as, 'ＴＲＡＩＬ   Running')).toEqual(first);
    const both = await Promise.all([1, 2].map(() => addPassion(as, 'Tea')));
    expect(both[0]).toEqual(both[1]);
    expect((await passions(as)).mine).toHaveLength(2);
    // What one member alone has is not told to others.
    expect((await passions(third)).suggestions).toEqual([]);
    await addPassion(other, 'tea');
    expect(await passions(third, 'TE')).toEqual({ mine: [], suggestions: ['Tea'] });
    expect((await passions(third, 'e')).suggestions).toEqual([]);
    expect((await passions(third, '%')).suggestions).toEqual([]);
    expect((await passions(other)).suggestions).toEqual([]);
    await api.ok('removePassion', { passionId: both[0]?.passionId ?? '' }, { as });
    expect((await passions(third)).suggestions).toEqual([]);
  });

  test('fifteen passions, each a line of 2 to 40 characters; another member’s cannot be removed', async () => {
    const as = await api.member();
    for (let i = 0; i < 15; i++) await addPassion(as, `Passion ${i}`);
    const refused = async (passionName: string) =>
      (await api.refused('addPassion', { passionName }, { as })).errors;
    expect(await refused('One too many')).toEqual({
      passionName: 'There is room for 15 passions. Please remove one first.',
    });
    for (const name of ['x', ' x ', 'x'.repeat(41), 'two\nlines'])
      expect(Object.keys((await refused(name)) ?? {})).toEqual(['passionName']);
    const [{ passionId } = { passionId: '' }] = (await passions(as)).mine;
    const thief = await api.member();
    for (const id of [passionId, 'pa1', crypto.randomUUID()])
      expect((await api.refused('removePassion', { passionId: id }, { as: thief })).status).toBe(404);
    await api.ok('removePassion', { passionId }, { as });
    expect((await api.refused('removePassion', { passionId }, { as })).status).toBe(404);
  });

  test('languages are found in English and in their own name, without accents', async () => {
    const as = await api.member();
    const find = async (searchText: string) =>
      (await api.ok('getLanguageList', { searchText }, { as })).response.map((one) => one.languageId);
    expect(await find('turkce')).toEqual(['tr']);
    expect(await find('PORTUGUÊS')).toEqual(['pt']);
    expect(await find('اردو')).toEqual(['ur']);
    expect(await find('日本')).toContain('ja');
    expect(await find('sign language')).toContain('ase');
    expect(await find('klingon')).toEqual([]);
    const all = (await api.ok('getLanguageList', {}, { as })).response;
    expect(all.length).toBeGreaterThan(250);
    expect(new Set(all.map((one) => one.languageId)).size).toBe(all.length);
  });

  test('each language once, the best spoken first; twenty at most, all from the list', async () => {
    const as = await api.member();
    const save = (languages: { languageId: string; proficiency: 1 | 2 | 3 | 4 | 5 }[]) =>
      api.call('addLanguages', { languages }, { as });
    await save([
      { languageId: 'de', proficiency: 2 },
      { languageId: 'ta', proficiency: 5 },
    ]);
    const { body } = await save([{ languageId: 'de', proficiency: 5 }]);
    expect(body.response).toEqual([
      { languageId: 'de', languageName: 'German', proficiency: 5 },
      { languageId: 'ta', languageName: 'Tamil', proficiency: 5 },
    ]);
    const unknown = await save([
      { languageId: 'en', proficiency: 1 },
      { languageId: 'tlh', proficiency: 1 },
    ]);
    expect([unknown.status, unknown.body.errors]).toEqual([
      422,
      { 'languages.1.languageId': 'Please choose a language from the list.' },
    ]);
    const twice = await save([
      { languageId: 'en', proficiency: 1 },
      { languageId: 'en', proficiency: 2 },
    ]);
    expect(twice.body.errors).toHaveProperty('languages');
    const all = (await api.ok('getLanguageList', {}, { as })).response.map((one) => one.languageId);
    const more = all.filter((id) => id !== 'de' && id !== 'ta').slice(0, 19);
    const many = await save(more.map((languageId) => ({ languageId, proficiency: 1 })));
    expect(many.body.errors?.languages).toContain('room for 20');
    expect((await api.ok('getLanguages', {}, { as })).response).toHaveLength(2);
    expect((await api.ok('removeLanguage', { languageId: 'de' }, { as })).message).toBe('Language removed');
    expect((await api.refused('removeLanguage', { languageId: 'de' }, { as })).status).toBe(404);
  });

  test('interests are chosen from the list, and the choice replaces the earlier one', async () => {
    const as = await api.member();
    const list = async () => (await api.ok('getInterestList', {}, { as })).response;
    const before = await list();
    expect(before.every(({ selected }) => !selected)).toBe(true);
    const order = before.map(({ group, interestName }) => `${group}\n${interestName}`);
    expect(order).toEqual(order.toSorted((one, other) => one.localeCompare(other, 'en')));
    await api.ok('manageInterests', { interestIds: ['hiking', 'climate'] }, { as });
    const { response } = await api.ok('manageInterests', { interestIds: ['open-data', 'climate'] }, { as });
    expect(response.map(({ interestId }) => interestId)).toEqual(['climate', 'open-data']);
    expect((await list()).filter(({ selected }) => selected)).toEqual(response);
    const refused = (interestIds: string[]) => api.refused('manageInterests', { interestIds }, { as });
    for (const ids of [
      [],
      ['alchemy'],
      ['climate', 'climate'],
      before.slice(0, 21).map((one) => one.interestId),
    ])
      expect(await refused(ids)).toMatchObject({ status: 422, errors: { interestIds: expect.any(String) } });
    expect((await list()).filter(({ selected }) => selected)).toHaveLength(2);
  });

  test('companies are members of roles 2 to 4, found by any word, without accents and across no block', async () => {
    const as = await api.member({ userName: 'Zurich Person' });
    const bank = await api.member({ role: 2, userName: 'Bänk Zürich' });
    const first = await api.member({ role: 4, userName: 'Zürich Lake Café' });
    const hidden = await api.member({ role: 3, userName: 'Zürich Hidden' });
    await block(api, hidden, as);
    const find = async (searchText: string, who = as) =>
      (await api.ok('getCompanies', { searchText }, { as: who })).response.map((one) => one.companyName);
    expect(await find('zurich')).toEqual(['Zürich Lake Café', 'Bänk Zürich']);
    expect(await find('cafe')).toEqual(['Zürich Lake Café']);
    expect(await find('🎉')).toEqual([]);
    expect((await find('', bank))[0]).toBe('Bänk Zürich');
    const add = adders(api);
    const job = await add.experience(as, { companyName: 'zurich lake', companyId: first.userId });
    expect(job).toMatchObject({ companyId: first.userId, companyName: 'Zürich Lake Café' });
    for (const companyId of [hidden.userId, as.userId, 'nobody', crypto.randomUUID()])
      expect(
        (await api.refused('addWorkExperience', newItem.experience({ companyId, jobTitle: 'Else' }), { as }))
          .errors,
      ).toEqual({ companyName: 'Please choose the company from the list again.' });
    // Who has a block with the company reads a name without a link.
    const reader = await api.member();
    await block(api, first, reader);
    const [seen] = (await profileOf(api, reader, as)).sections.experience ?? [];
    expect(seen).toMatchObject({ companyName: 'zurich lake' });
    expect(seen).not.toHaveProperty('companyId');
  });
});
