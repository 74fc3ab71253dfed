import { describe, expect, test } from 'vitest';
import type { RequestBody } from '#openapi/contract.ts';
import type { Role } from '../../server/context.ts';
import { useApi } from './support/api.ts';
import { databases } from './support/databases.ts';
import { picture, upload } from './support/files.ts';
import type { TestMember } from './support/members.ts';
import { addEvent, addJob } from './support/offers.ts';

type SearchType = RequestBody<'search'>['searchType'];

describe.each(databases())('search on %s', (kind) => {
  const api = useApi(kind);
  const ask = async (as: TestMember, searchType: SearchType, searchText: string, pageIndex = 0) =>
    api.ok('search', { searchType, searchText, pageIndex }, { as });
  const names = async (as: TestMember, text: string, type: SearchType = 1, pageIndex = 0) => {
    const { searchResult, searchedBrand } = (await ask(as, type, text, pageIndex)).response;
    return [...searchResult, ...searchedBrand].map(({ userName }) => userName);
  };

  test('[S6.1] each type finds its own, in its own list', async () => {
    const as = await api.member({ userName: 'Sada Suche' });
    for (const role of [1, 2, 3, 4] as const) await api.member({ role, userName: `Fjordlys ${role}` });
    await addJob(api, as, { vacancy_name: 'Fjordlys engineer', place: 'Hanoi, Vietnam' });
    await addEvent(api, as, { event_name: 'Noche de Fjordlys', place: 'Teatro Colón, Bogotá' });
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

  test('[S3.3] an answer has its five keys, and each result the keys of its kind', async () => {
    const as = await api.member({ userName: 'Sada Suche' });
    const key = await upload(api, as, { bytes: await picture(), purpose: 1 });
    const [image, avatar] = [`/media/${key}`, `/media/${key}?w=192`];
    const [user, brand] = [
      await api.member({ role: 1, userName: 'Vetiver Oja' }),
      await api.member({ role: 3, userName: 'Vetiver House' }),
    ];
    await api.db
      .updateTable('members')
      .set({ image_key: key })
      .where('id', 'in', [user.userId, brand.userId])
      .execute();
    const job = { vacancy_name: 'Vetiver grower', place: 'Hanoi, Vietnam', company_image_key: key };
    const jobId = await addJob(api, as, job);
    const event = { event_name: 'Noche de Vetiver', place: 'Teatro Colón, Bogotá', image_key: key };
    const eventId = await addEvent(api, as, event);
    const found = async (type: SearchType) => (await ask(as, type, 'vetiver')).response;
    const none = { searchResult: [], searchedBrand: [], eventResult: [], jobResult: [] };
    const member = ({ userId, userName }: TestMember, userType: Role) => [
      { userId, userType, userName, userImage: avatar, verificationStatus: 0 },
    ];
    expect(await found(1)).toEqual({ ...none, searchType: 1, searchResult: member(user, 1) });
    expect(await found(3)).toEqual({ ...none, searchType: 3, searchedBrand: member(brand, 3) });
    expect(await found(5)).toEqual({
      ...none,
      searchType: 5,
      eventResult: [
        { eventId, eventName: 'Noche de Vetiver', eventImage: image, eventLocation: 'Teatro Colón, Bogotá' },
      ],
    });
    const company = {
      companyName: 'Kestrel Talent',
      companyImage: avatar,
      companyLocation: 'Hanoi, Vietnam',
    };
    expect(await found(6)).toEqual({
      ...none,
      searchType: 6,
      jobResult: [{ jobId, vacancyName: 'Vetiver grower', ...company }],
    });
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
});
