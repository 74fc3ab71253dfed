import { describe, expect, test } from 'vitest';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import { forms, fromSomewhere } from '../support/forms.ts';

describe.each(databases())('names on %s', (kind) => {
  const api = useApi(kind, { config: { trustProxy: 1 } });

  test.each([
    ['turned round', 'Amara\u202egnp'],
    ['a filler for a letter', '\u3164'],
    ['a zero width space', 'Am\u200bara'],
    ['a joiner between Latin letters', 'Am\u200dara'],
    ['a joiner at the end', 'Amara\u200c'],
    ['a byte order mark', 'Amara\ufeff'],
    ['a tag character', 'Amara\u{e0041}'],
    ['an annotation', 'Ama\ufff9r\ufffaa\ufffb'],
    ['a variation selector', 'Amara\ufe0f'],
    ['49 combining marks', `A${'\u0301'.repeat(49)}`],
    ['a mark on nothing', '\u0301Amara'],
  ])('a name with what nobody sees is refused: %s', async (_, name) => {
    const errorsOf = async (form: Parameters<typeof api.refused<'register'>>[1]) =>
      (await api.refused('register', form, fromSomewhere())).errors;
    expect(await errorsOf(forms.jobSeeker({ firstName: name, lastName: name }))).toEqual({
      firstName: 'A first name has 1 to 50 characters and at least one letter.',
      lastName: 'A last name has 1 to 50 characters and at least one letter.',
    });
    const company = `${name} GmbH`;
    const errors = await errorsOf(forms.hr({ companyName: company, contactPerson: company }));
    expect(Object.keys(errors ?? {}).sort()).toEqual(['companyName', 'contactPerson']);
  });

  test.each([
    'Amara',
    'Jose\u0301',
    'Nguye\u0302\u0303n',
    '\u0645\u06cc\u200c\u0631\u0627',
    '\u0915\u094d\u200d\u0937',
    '佐藤 由美',
    'O’Neill',
    'Ana 👩🏽‍🚀',
  ])('a name of any script stays as it was typed: %s', async (name) => {
    const form = forms.jobSeeker({ firstName: name, lastName: name });
    const { userId = '' } = (await api.ok('register', form, fromSomewhere())).response;
    const { user_name: stored } = await api.db
      .selectFrom('members')
      .select('user_name')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    expect(stored).toBe(`${name} ${name}`);
  });
});
