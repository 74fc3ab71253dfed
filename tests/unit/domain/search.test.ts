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

  const none = { searchResult: [], searchedBrand: [], eventResult: [], jobResult: [] };
  it('[S3.3] reads the fields of each variant, brands from their own list', () => {
    const user = { userId: 'u2', userType: 1 as const, userName: 'Amara Diallo', userImage: '/u2.webp' };
    const brand = { userId: 'u31', userType: 3 as const, userName: 'Fjordlys', userImage: '/u31.webp' };
    const eventImage = '/e1.webp';
    const event = { eventId: 'e1', eventName: 'Noche de oficios', eventImage, eventLocation: 'Bogotá' };
    const companyImage = '/c1.webp';
    const company = { companyName: 'Kestrel Talent', companyImage, companyLocation: 'Hanoi, Vietnam' };
    const job = { jobId: 'j1', vacancyName: 'Process engineer', ...company };
    expect(searchRows({ ...none, searchType: 1, searchResult: [user] })).toEqual([
      { kind: 'member', id: 'u2', userType: 1, name: 'Amara Diallo', image: '/u2.webp', lines: [] },
    ]);
    expect(searchRows({ ...none, searchType: 3, searchedBrand: [brand] })).toEqual([
      { kind: 'member', id: 'u31', userType: 3, name: 'Fjordlys', image: '/u31.webp', lines: [] },
    ]);
    expect(searchRows({ ...none, searchType: 5, eventResult: [event] })).toEqual([
      { kind: 'event', id: 'e1', name: 'Noche de oficios', image: eventImage, lines: ['Bogotá'] },
    ]);
    const lines = ['Kestrel Talent', 'Hanoi, Vietnam'];
    expect(searchRows({ ...none, searchType: 6, jobResult: [job] })).toEqual([
      { kind: 'job', id: 'j1', name: 'Process engineer', image: companyImage, lines },
    ]);
  });

  it('leads to members by state and address, to events and jobs by token once they have a screen', async () => {
    const token = ({ feedId, feedType }: { feedId: string; feedType: number }) =>
      Promise.resolve(`${feedType}-${feedId}`);
    const row = { id: 'x', name: 'X', lines: [], userType: 2 };
    const screens = { eventOf: (of: string) => `/an-event/${of}`, jobOf: (of: string) => `/a-job/${of}` };
    await expect(placeOfRow({ ...row, kind: 'member' }, token)).resolves.toEqual({
      path: '/user-profile?u=x',
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
