import { describe, expect, it } from 'vitest';
import { placeOfRow, searchRows, searchTypesOf } from '../../../src/domain/search.ts';
import { boldParts } from '../../../src/lib/boldParts.ts';

const bold = (text: string, sought: string) =>
  boldParts(text, sought)
    .map((part) => (part.bold ? `[${part.text}]` : part.text))
    .join('');

describe('search', () => {
  it('[S6.2] of a role has its types', () => {
    expect(searchTypesOf).toEqual({ 1: [1, 2, 3, 4, 5, 6], 2: [2, 3, 4, 5], 3: [3, 4, 5], 4: [4, 5] });
  });

  it('[S3.3] draws the list of the searched type, brands too', () => {
    const brand = { userId: 'u31', userType: 3 as const, userName: 'Fjordlys' };
    expect(
      searchRows({ searchType: 3, searchResult: [], searchedBrand: [brand], eventResult: [], jobResult: [] }),
    ).toEqual([{ kind: 'member', id: 'u31', name: 'Fjordlys', image: undefined, lines: [], userType: 3 }]);
  });

  it('leads to members by state, to events and jobs by token once they have a screen', async () => {
    const token = ({ feedId, feedType }: { feedId: string; feedType: number }) =>
      Promise.resolve(`${feedType}-${feedId}`);
    const row = { id: 'x', name: 'X', lines: [], userType: 2 };
    const screens = { eventOf: (of: string) => `/an-event/${of}`, jobOf: (of: string) => `/a-job/${of}` };
    await expect(placeOfRow({ ...row, kind: 'member' }, token)).resolves.toEqual({
      path: '/user-profile',
      state: { userId: 'x', userType: 2 },
    });
    await expect(placeOfRow({ ...row, kind: 'event' }, token, screens)).resolves.toEqual({
      path: '/an-event/3-x',
    });
    await expect(placeOfRow({ ...row, kind: 'job' }, token, screens)).resolves.toEqual({
      path: '/a-job/2-x',
    });
    for (const kind of ['event', 'job'] as const)
      await expect(placeOfRow({ ...row, kind }, token, {})).resolves.toBeUndefined();
  });

  it.each([
    ['Nguyễn Thị Lan', 'nguyen', '[Nguyễn] Thị Lan'],
    ['Nguyễn Thị Lan', 'lan NGUY', '[Nguy]ễn Thị [Lan]'],
    ['Straße der Größe', 'strasse', '[Straße] der Größe'],
    ['Łódź', 'lodz', '[Łódź]'],
    ['Café', 'cafe', '[Café]'],
    ['👩🏽‍💻 Ada', 'ada', '👩🏽‍💻 [Ada]'],
    ['Ada', '  ', 'Ada'],
    ['', 'a', ''],
  ])('marks %s for %s', (text, sought, marked) => expect(bold(text, sought)).toBe(marked));
});
