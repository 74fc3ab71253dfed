import { describe, expect, it } from 'vitest';
import { makeMember, makeUserInfo } from '../../../../mocks/factories/profile.ts';
import { toJsonResume } from '../../../../src/lib/resume/jsonResume.ts';
import type { ResumeContent } from '../../../../src/lib/resume/outline.ts';
import { draftOf } from '../../../../src/lib/resume/profileDraft.ts';
import { readJsonResume } from '../../../../src/lib/resume/readJsonResume.ts';
import { at } from './support.ts';

const info: ResumeContent = makeUserInfo();
const again = (content: ResumeContent) => readJsonResume(toJsonResume(content, at));

/** Random, and the same each time (mulberry32). */
function randomOf(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const words = [
  'Über',
  'naïve',
  '水文',
  'سارة',
  '👩🏽‍💻',
  '"quoted"',
  'a, b',
  'two\nlines',
  '\\',
  '</script>',
  '- dash',
];
function randomContent(seed: number): ResumeContent {
  const random = randomOf(seed);
  const text = () => Array.from({ length: 1 + random(3) }, () => words[random(words.length)]).join(' ');
  const maybe = <Value>(make: () => Value) => (random(2) ? make() : undefined);
  const month = () => `${1990 + random(35)}-${String(1 + random(12)).padStart(2, '0')}` as const;
  const day = () => `${month()}-${String(1 + random(28)).padStart(2, '0')}`;
  const list = <Item>(make: (index: number) => Item) =>
    Array.from({ length: random(4) }, (_, index) => make(index));
  const base = { order: 0, verificationStatus: 0 as const, documents: [], updatedAt: at.toISOString() };
  const kept = <Value extends object>(value: Value) =>
    Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined)) as Value;
  return {
    member: kept({
      ...makeMember(),
      headline: maybe(text),
      about: maybe(text),
      website: maybe(() => `https://example.org/${random(99)}`),
      location: maybe(() => kept({ city: text(), country: 'NG', region: maybe(text) })),
      openToWork: maybe(() => ({
        isOpen: random(2) === 1,
        roles: list(text),
        workplaceTypes: list(() => (1 + random(3)) as 1),
        visibleTo: random(3) as 0,
      })),
    }) as ResumeContent['member'],
    sections: {
      experience: list((index) => {
        const endDate = maybe(month);
        return kept({
          ...base,
          workExperienceId: `we${index}`,
          jobTitle: text(),
          companyName: text(),
          employmentType: maybe(() => (1 + random(7)) as 1),
          workplaceType: maybe(() => (1 + random(3)) as 1),
          location: maybe(text),
          startDate: month(),
          endDate,
          isCurrent: endDate === undefined,
          description: maybe(text),
          skills: list(text),
        }) as NonNullable<ResumeContent['sections']['experience']>[number];
      }),
      education: list(
        (index) =>
          kept({
            ...base,
            educationId: `ed${index}`,
            institution: text(),
            degree: text(),
            fieldOfStudy: maybe(text),
            grade: maybe(text),
            startDate: month(),
            endDate: maybe(month),
            isCurrent: random(2) === 1,
            description: maybe(text),
            url: maybe(() => 'https://example.org/school'),
          }) as NonNullable<ResumeContent['sections']['education']>[number],
      ),
      certificates: list((index) => {
        const expiryDate = maybe(day);
        return kept({
          ...base,
          certificateId: `ce${index}`,
          certificateName: text(),
          issuer: text(),
          issueDate: day(),
          expiryDate,
          noExpiry: expiryDate === undefined,
          credentialId: maybe(text),
          credentialUrl: maybe(() => 'https://example.org/proof'),
        }) as NonNullable<ResumeContent['sections']['certificates']>[number];
      }),
      achievements: list(
        (index) =>
          kept({
            ...base,
            achievementId: `ac${index}`,
            title: text(),
            description: maybe(text),
            date: maybe(day),
            issuer: maybe(text),
            url: maybe(() => 'https://example.org/prize'),
          }) as NonNullable<ResumeContent['sections']['achievements']>[number],
      ),
      passions: list((index) => ({ passionId: `pa${index}`, passionName: text() })),
      languages: list((index) => ({
        languageId: `l${index}`,
        languageName: text(),
        proficiency: (1 + random(5)) as 1,
      })),
      interests: list((index) => ({
        interestId: `in${index}`,
        interestName: text(),
        group: 'G',
        selected: true,
      })),
    },
  };
}

describe('JSON Resume', () => {
  it('says what the schema wants, where it wants it', () => {
    const resume = JSON.parse(toJsonResume(info, at)) as Record<string, never>;
    expect(resume).toMatchObject({
      basics: {
        name: 'Amara Diallo',
        email: 'amara@example.org',
        location: { city: 'Hamburg', countryCode: 'DE' },
      },
      meta: { version: 'v1.0.0', lastModified: '2026-01-15T09:00:00' },
    });
    for (const list of ['work', 'education', 'certificates', 'awards', 'skills', 'languages', 'interests'])
      expect(Array.isArray(resume[list])).toBe(true);
  });

  it('out and in again is the same profile', () => {
    expect(again(info)).toEqual(draftOf(info));
  });

  it('is the same for any profile', () => {
    for (let seed = 1; seed <= 300; seed++) {
      const content = randomContent(seed);
      expect(again(content), `seed ${seed}`).toEqual(draftOf(content));
    }
  });

  it('of others is read too: years alone, highlights, fields that we have not', () => {
    const draft = readJsonResume(
      JSON.stringify({
        basics: { name: 'X', label: 'Baker', url: 'http://old.example.org', profiles: [{ network: 'x' }] },
        work: [{ company: 'Mill', position: 'Baker', startDate: '2019', highlights: ['Bread', 'Rolls'] }],
        languages: [{ language: 'German', fluency: 'Native speaker' }],
        volunteer: [{ organization: 'O' }],
      }),
    );
    expect(draft.header).toEqual({ headline: 'Baker' });
    expect(draft.experience).toEqual([
      {
        jobTitle: 'Baker',
        companyName: 'Mill',
        startDate: '2019-01',
        isCurrent: true,
        description: '- Bread\n- Rolls',
      },
    ]);
    expect(draft.languages).toEqual([{ languageName: 'German', proficiency: 5 }]);
  });

  it.each([
    ['{"work": [', /^This file is no JSON: line 1, column \d+/],
    ['{\n  "work": [}\n}', /line 2, column 12 /],
    ['[]', /^The file must be an object, and is a list/],
    ['{"a": 1}', /is no JSON Resume/],
    ['{"work": {}}', /^work must be a list, and is an object/],
    ['{"work": [{"position": 7}]}', /^work\[0\]\.position must be text, and is the number 7/],
    ['{"work": [{"startDate": "2019-13"}]}', /^work\[0\]\.startDate must be a date.*2019-13/],
    ['{"education": [1]}', /^education\[0\] must be an object/],
    ['{"work": [], }', /column 14 /],
    ['{"basics": "a\n"}', /column 12 /],
    ['nonsense', /column 1 /],
    ['', /line 1, column 1 /],
    ['{"work": [1 2]}', /column 13 /],
    [`{"work": [${Array.from({ length: 201 }, () => '{}').join()}]}`, /more than 200/],
  ])('is refused with place and reason: %.40s', (text, reason) =>
    expect(() => readJsonResume(text)).toThrow(reason),
  );

  it('is not led astray by names of JavaScript', () => {
    expect(() => readJsonResume('{"__proto__": {"work": [{"position": "x"}]}}')).toThrow(/no JSON Resume/);
  });
});
