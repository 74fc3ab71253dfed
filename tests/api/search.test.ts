import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { RequestBody } from '#openapi/contract.ts';
import type { Role } from '../../server/context.ts';
import { newId } from '../../server/ids.ts';
import { foldWords, queryWords, typosOf } from '../../server/modules/people/words.ts';
import { useApi } from './support/api.ts';
import { databases } from './support/databases.ts';
import type { TestMember } from './support/members.ts';
import { BLOCK, tie, UNBLOCK } from './support/people.ts';

type SearchType = RequestBody<'search'>['searchType'];

describe.each(databases)('search on %s', (kind) => {
  const api = useApi(kind);
  const ask = async (as: TestMember, searchType: SearchType, searchText: string, pageIndex = 0) =>
    api.ok('search', { searchType, searchText, pageIndex }, { as });
  const names = async (as: TestMember, text: string, type: SearchType = 1, pageIndex = 0) => {
    const { searchResult, searchedBrand } = (await ask(as, type, text, pageIndex)).response;
    return [...searchResult, ...searchedBrand].map(({ userName }) => userName);
  };
  const job = async (owner: TestMember, vacancy_name: string, more: object = {}) => {
    const id = newId();
    const at = { created_at: api.now(), updated_at: api.now() };
    await api.db
      .insertInto('jobs')
      .values({
        id,
        owner_id: owner.userId,
        vacancy_name,
        company_name: 'Kestrel Talent',
        company_image_key: null,
        place: 'Hanoi, Vietnam',
        status: 1,
        ...at,
        ...more,
      })
      .execute();
    return id;
  };
  const jobs = async (as: TestMember, text: string) =>
    (await ask(as, 6, text)).response.jobResult.map(({ vacancyName }) => vacancyName);

  test('[S6.1] each type finds its own, in its own list', async () => {
    const as = await api.member({ userName: 'Sada Suche' });
    for (const role of [1, 2, 3, 4] as const) await api.member({ role, userName: `Fjordlys ${role}` });
    await job(as, 'Fjordlys engineer');
    await api.db
      .insertInto('events')
      .values({
        id: newId(),
        owner_id: as.userId,
        event_name: 'Noche de Fjordlys',
        image_key: null,
        place: 'Teatro Colón, Bogotá',
        status: 1,
        start_at: api.now(),
        end_at: new Date(api.now().getTime() + 3_600_000),
        created_at: api.now(),
        updated_at: api.now(),
      })
      .execute();
    for (const type of [1, 2, 3, 4] as const)
      expect(await names(as, 'fjordlys', type)).toEqual([`Fjordlys ${type}`]);
    expect((await ask(as, 3, 'fjordlys')).response.searchResult).toEqual([]);
    expect((await ask(as, 5, 'colon')).response).toMatchObject({
      searchType: 5,
      eventResult: [{ eventName: 'Noche de Fjordlys', eventLocation: 'Teatro Colón, Bogotá' }],
    });
    expect((await ask(as, 6, 'fjordlys hanoi')).response.jobResult).toMatchObject([
      { vacancyName: 'Fjordlys engineer', companyName: 'Kestrel Talent', companyLocation: 'Hanoi, Vietnam' },
    ]);
  });

  test('[S6.2] each role searches what it may, and gets 403 for the rest', async () => {
    const allowed: Record<Role, number[]> = {
      1: [1, 2, 3, 4, 5, 6],
      2: [2, 3, 4, 5],
      3: [3, 4, 5],
      4: [4, 5],
    };
    for (const role of [1, 2, 3, 4] as const) {
      const as = await api.member({ role });
      const answers: string[] = [];
      for (const searchType of [1, 2, 3, 4, 5, 6] as const) {
        const { status, body } = await api.call(
          'search',
          { searchType, searchText: 'x', pageIndex: 0 },
          { as },
        );
        answers.push(`${searchType}: ${status} ${body.code ?? 'OK'}`);
      }
      expect(answers).toEqual(
        [1, 2, 3, 4, 5, 6].map((type) => `${type}: ${allowed[role].includes(type) ? '200 OK' : '403 ROLE'}`),
      );
    }
  });

  test('accents, case and small typing errors do not matter; the nearest comes first, the newest on ties', async () => {
    const as = await api.member({ userName: 'Zed' });
    for (const userName of [
      'Nguyễn Thị Lan',
      'Søren Kjær',
      'Đức Trần',
      '田中太郎',
      'Marta Älv',
      'Martha Älv',
      'Martina Älv',
    ])
      await api.member({ userName });
    const newer = await api.member({ userName: 'Marta Ölv' });
    expect(await names(as, 'nguyen')).toEqual(['Nguyễn Thị Lan']);
    expect(await names(as, 'LAN ngueyn')).toEqual(['Nguyễn Thị Lan']);
    expect(await names(as, 'soren kjaer')).toEqual(['Søren Kjær']);
    expect(await names(as, 'duc')).toEqual(['Đức Trần']);
    expect(await names(as, '太郎')).toEqual(['田中太郎']);
    expect(await names(as, 'marta')).toEqual([newer.userName, 'Marta Älv', 'Martha Älv']);
    expect(await names(as, 'mart')).toEqual([newer.userName, 'Martina Älv', 'Martha Älv', 'Marta Älv']);
    expect(await names(as, 'martna')).toEqual([newer.userName, 'Martina Älv', 'Martha Älv', 'Marta Älv']);
    expect(await names(as, 'marta lan')).toEqual([]);
    expect(await names(as, '!!')).toEqual([]);
    expect(await names(as, "'; drop table members; --")).toEqual([]);
    for (const text of ['', '   ', 'x'.repeat(101)])
      expect(
        await api.refused('search', { searchType: 1, searchText: text, pageIndex: 0 }, { as }),
      ).toMatchObject({
        status: 422,
      });
  });

  test('[S7.6] pages of ten from 0, each member once, counted to a bound', async () => {
    const as = await api.member();
    for (let i = 0; i < 12; i++) await api.member({ userName: `Quill Quillfeather ${i}` });
    const pages = [await names(as, 'quill'), await names(as, 'quill', 1, 1), await names(as, 'quill', 1, 2)];
    expect(pages.map(({ length }) => length)).toEqual([10, 2, 0]);
    expect(new Set(pages.flat()).size).toBe(12);
    expect(pages[0]?.[0]).toBe('Quill Quillfeather 11');
    expect((await ask(as, 1, 'quill')).count).toBe(12);
    expect(await ask(as, 1, 'quill', 9999)).toMatchObject({ count: 0, response: { searchResult: [] } });
  });

  test('who is renamed, suspended, deleted or not verified yet; and whom a block hides', async () => {
    const [as, found] = [await api.member(), await api.member({ userName: 'Wilma Wandel' })];
    const set = (fields: object) =>
      api.db.updateTable('members').set(fields).where('id', '=', found.userId).execute();
    const seen = async () => [...(await names(as, 'wandel')), ...(await jobs(as, 'zymurgist'))];
    await job(found, 'Zymurgist');
    expect(await seen()).toEqual(['Wilma Wandel', 'Zymurgist']);
    await tie(api, found, as, BLOCK);
    expect(await seen()).toEqual([]);
    await tie(api, found, as, UNBLOCK);
    await set({ suspended_at: api.now() });
    expect(await seen()).toEqual([]);
    await set({ suspended_at: null, user_name: 'Wilma Neu' });
    expect(await seen()).toEqual(['Zymurgist']);
    expect(await names(as, 'neu')).toEqual(['Wilma Neu']);
    await set({ phone_verified_at: null });
    expect(await names(as, 'neu')).toEqual([]);
    await set({ phone_verified_at: api.now() });
    await api.ok('verifyAccount', {}, { as: found });
    await api.ok('deleteAccount', { otp: await api.codeFor(`+49${found.phone}`) }, { as: found });
    expect([
      ...(await names(as, 'neu')),
      ...(await jobs(as, 'zymurgist')),
      ...(await names(as, 'deleted')),
    ]).toEqual([]);
    expect(
      await api.db.selectFrom('jobs').select('id').where('owner_id', '=', found.userId).execute(),
    ).toEqual([]);
    api.advance(3_600_001);
    await api.app.tasks.settle();
    const left = await api.db
      .selectFrom('search_terms')
      .select('term')
      .where('term', 'in', ['wilma', 'neu'])
      .execute();
    expect(left).toEqual([]);
    expect(await names(as, 'amara')).toContain('Amara Diallo');
  });

  test('jobs are found while they are open', async () => {
    const [as, hr] = [await api.member(), await api.member({ role: 2 })];
    const hour = (n: number) => new Date(api.now().getTime() + n * 3_600_000);
    await job(hr, 'Luthier, open', { apply_until: hour(2) });
    await job(hr, 'Luthier, draft', { status: 0 });
    await job(hr, 'Luthier, over', { apply_until: hour(-1) });
    const closing = await job(hr, 'Luthier, closing');
    expect((await jobs(as, 'luthiers')).sort()).toEqual(['Luthier, closing', 'Luthier, open']);
    await api.db.updateTable('jobs').set({ status: 2 }).where('id', '=', closing).execute();
    expect(await jobs(as, 'luthier')).toEqual(['Luthier, open']);
    await api.db.deleteFrom('jobs').where('owner_id', '=', hr.userId).execute();
    expect(await jobs(as, 'luthier')).toEqual([]);
  });

  test('sixty searches in a minute, then no more', async () => {
    const as = await api.member();
    for (let i = 0; i < 60; i++) await ask(as, 1, 'amara');
    expect(
      await api.refused('search', { searchType: 1, searchText: 'amara', pageIndex: 0 }, { as }),
    ).toMatchObject({
      status: 429,
      code: 'RATE_LIMITED',
    });
  });

  test('the database folds and splits as the server does', async () => {
    const texts = [
      'Nguyễn Thị Lan',
      'ĐỨC',
      'STRAẞE Straße',
      'İstanbul ıspanak',
      'ΟΔΥΣΣΕΥΣ ς',
      "O'Brien’s",
      'Łódź–Øre',
      'ﬁn ﬀ Ǆ',
      'محمد عَلي',
      'हिन्दी क्षेत्र',
      '김 민준',
      'Ｔｏｋｙｏ',
      '👩🏽‍🔧 emoji',
      'a1b2 3c',
      '«x» „y“ (z)',
      'ÆŒÞÐĦŦŊ',
    ];
    for (const text of texts) {
      const { rows } = await sql<{ folded: string; words: string[] }>`
        select search_fold(${text}) as folded, search_words(${text}) as words`.execute(api.db);
      expect([rows[0]?.folded, [...(rows[0]?.words ?? [])].sort()], text).toEqual([
        foldWords(text),
        queryWords(text).sort(),
      ]);
    }
    const typos = await sql<{ typo: string }>`select search_typos_of('küstner') as typo`.execute(api.db);
    expect(typos.rows.map(({ typo }) => typo).sort()).toEqual(typosOf('küstner').sort());
  });
});
