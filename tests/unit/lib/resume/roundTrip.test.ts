import { describe, expect, it } from 'vitest';
import { makeMember, makeUserInfo } from '../../../../mocks/factories/profile.ts';
import { planImport } from '../../../../src/lib/resume/importPlan.ts';
import { toJsonResume } from '../../../../src/lib/resume/jsonResume.ts';
import { readJsonResume } from '../../../../src/lib/resume/readJsonResume.ts';
import { at } from './support.ts';

/** As the server gives it: JSONB sorts the fields of an object by their length. */
const info = makeUserInfo({
  member: makeMember({
    location: { city: 'Hamburg', region: 'Hamburg', address: 'Am Sandtorkai 1', country: 'DE' },
    openToWork: { roles: ['Backend developer'], isOpen: true, visibleTo: 1, workplaceTypes: [3] },
  }),
});
const lists = {
  languages: (info.sections.languages ?? []).map((one) => ({ ...one, nativeName: one.languageName })),
  interests: info.sections.interests ?? [],
};
const planOf = (text: string) => planImport(readJsonResume(text), info, lists);

describe('a profile that comes back as a file', () => {
  it('brings nothing new, however the server orders the fields of its places', () => {
    const rows = planOf(toJsonResume(info, at));
    expect(rows.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['header-location', 'header-openToWork']),
    );
    expect(rows.filter(({ state }) => state !== 'same')).toEqual([]);
  });

  it('says openness as people read it', () => {
    const file = toJsonResume(info, at).replace('"visibleTo": 1', '"visibleTo": 2');
    const row = planOf(file).find(({ id }) => id === 'header-openToWork');
    expect(row?.differences).toEqual([
      {
        label: 'Open to work',
        mine: 'Yes, Backend developer, Remote, seen by HR only',
        theirs: 'Yes, Backend developer, Remote, seen by nobody',
      },
    ]);
  });
});
