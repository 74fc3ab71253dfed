import { zipSync, strToU8, type Zippable } from 'fflate';
import { describe, expect, it } from 'vitest';
import { makeUserInfo } from '../../../../mocks/factories/profile.ts';
import { media } from '../../../../mocks/factories/feed.ts';
import { documentFiles } from '../../../../mocks/factories/verification.ts';
import { pictures } from '../../../../mocks/fixtures/pictures.ts';
import { planImport } from '../../../../src/lib/resume/importPlan.ts';
import { linkedInMonth, readLinkedIn } from '../../../../src/lib/resume/linkedIn.ts';
import { draftOf, emptyDraft } from '../../../../src/lib/resume/profileDraft.ts';
import { archiveLimits, readArchive } from '../../../../src/lib/resume/readArchive.ts';

const archive = (files: Zippable) => new Blob([new Uint8Array(zipSync(files))]);
const positions =
  '\ufeffCompany Name,Title,Description,Location,Started On,Finished On\r\n' +
  '"Kiln, Clay & Co",Potter,"Two\nlines, and ""quotes""","Hanoi, Vietnam",Mar 2019,Feb 2021\r\n' +
  'Glaze Ltd,Head potter,,,2021,\r\n';

describe('a LinkedIn archive', () => {
  it('is read with its byte order mark, quoted line ends and dates', async () => {
    const draft = await readLinkedIn(
      archive({
        'Basic_LinkedInDataExport/Positions.csv': strToU8(positions),
        'Profile.csv': strToU8(
          'First Name,Headline,Summary,Websites\nLan,Potter,"I make\npots",[PERSONAL:https://lan.example.org]\n',
        ),
        'Education.csv': strToU8(
          'School Name,Start Date,End Date,Notes,Degree Name,Activities\nHUST,2010,2014,,B.Sc.,Choir\n',
        ),
        'Certifications.csv': strToU8(
          'Name,Url,Authority,Started On,Finished On,License Number\nFire safety,http://x.example.org,City,Jan 2020,,77\n',
        ),
        'Skills.csv': strToU8('Name\nGlazing\nThrowing\n'),
        'Languages.csv': strToU8(
          'Name,Proficiency\nVietnamese,Native or bilingual proficiency\nFrench,Limited working proficiency\n',
        ),
        'Honors.csv': strToU8('Title,Description,Issued On\nBest pot,,Jun 2018\n'),
        'messages.csv': strToU8('private'),
      }),
    );
    expect(draft.header).toEqual({
      headline: 'Potter',
      about: 'I make\npots',
      website: 'https://lan.example.org',
    });
    expect(draft.experience).toEqual([
      {
        jobTitle: 'Potter',
        companyName: 'Kiln, Clay & Co',
        location: 'Hanoi, Vietnam',
        startDate: '2019-03',
        endDate: '2021-02',
        isCurrent: false,
        description: 'Two\nlines, and "quotes"',
      },
      { jobTitle: 'Head potter', companyName: 'Glaze Ltd', startDate: '2021-01', isCurrent: true },
    ]);
    expect(draft.education[0]).toMatchObject({
      degree: 'B.Sc.',
      startDate: '2010-01',
      endDate: '2014-12',
      description: 'Choir',
    });
    expect(draft.certificates[0]).toEqual({
      certificateName: 'Fire safety',
      issuer: 'City',
      issueDate: '2020-01-01',
      noExpiry: true,
      credentialId: '77',
    });
    expect(draft.passions).toEqual(['Glazing', 'Throwing']);
    expect(draft.languages.map(({ proficiency }) => proficiency)).toEqual([5, 2]);
    expect(draft.achievements).toEqual([{ title: 'Best pot', date: '2018-06-01' }]);
  });

  it.each([
    ['Mar 2019', '2019-03'],
    ['September 5, 2019', '2019-09'],
    ['2019-11-02', '2019-11'],
    ['7/2019', '2019-07'],
    ['2019', '2019-01'],
    ['nonsense', undefined],
    ['', undefined],
  ])('has the date %s', (text, month) => expect(linkedInMonth(text)).toBe(month));

  it('that grows without end is stopped early', async () => {
    const bomb = archive({ 'Positions.csv': [new Uint8Array(archiveLimits.unpacked * 2), { level: 9 }] });
    expect(bomb.size).toBeLessThan(100_000);
    await expect(readLinkedIn(bomb)).rejects.toThrow('unpacks to more than 20 MB');
  });

  it('with too many files, of the wrong kind, or without any of the tables is refused', async () => {
    const many = Object.fromEntries(
      Array.from({ length: archiveLimits.entries + 5 }, (_, index) => [`${index}`, new Uint8Array()]),
    );
    await expect(readLinkedIn(archive(many))).rejects.toThrow('too many files');
    await expect(readLinkedIn(new Blob(['%PDF-1.7 this is no archive']))).rejects.toThrow('damaged');
    await expect(readLinkedIn(archive({ 'photo.jpg': strToU8('x') }))).rejects.toThrow(
      'none of LinkedIn’s files',
    );
    await expect(readLinkedIn(archive({ 'Skills.csv': strToU8('Name\n"open') }))).rejects.toThrow(
      'quotation mark',
    );
    const whole = new Uint8Array(
      await archive({ 'Skills.csv': strToU8('Name\n'.repeat(9000)) }).arrayBuffer(),
    );
    whole.fill(255, 45, 60);
    await expect(readLinkedIn(new Blob([whole]))).rejects.toThrow('damaged');
  });

  it('cannot name a path: the last part counts, and the first of two', async () => {
    const found = await readArchive(
      archive({ '../../etc/Skills.csv': strToU8('one'), 'x/Skills.csv': strToU8('two') }),
      ['Skills.csv'],
    );
    expect([...found]).toEqual([['Skills.csv', 'one']]);
  });
});

const info = makeUserInfo();
const lists = {
  languages: [
    { languageId: 'fr', languageName: 'French', nativeName: 'français' },
    { languageId: 'wo', languageName: 'Wolof', nativeName: 'Wolof' },
  ],
  interests: [{ interestId: 'in99', interestName: 'Pottery', group: 'Craft', selected: false }],
};
const plan = (changes: Partial<ReturnType<typeof emptyDraft>>) =>
  planImport({ ...emptyDraft(), ...changes }, info, lists);

describe('the plan of an import', () => {
  it('finds everything there that came from here', () => {
    const rows = planImport(draftOf(info), info, {
      languages: (info.sections.languages ?? []).map((one) => ({ ...one, nativeName: one.languageName })),
      interests: info.sections.interests ?? [],
    });
    expect(rows.length).toBeGreaterThan(8);
    expect(rows.filter(({ state }) => state !== 'same')).toEqual([]);
  });

  it('keeps the files of the items that it changes', () => {
    const [education] = info.sections.education ?? [];
    const [certificate] = info.sections.certificates ?? [];
    const [achievement] = info.sections.achievements ?? [];
    if (!education || !certificate || !achievement) throw new Error('The factory has one of each.');
    const [front, back] = documentFiles;
    if (!front || !back) throw new Error('The factory has two files.');
    const sections = {
      education: [{ ...education, documents: [front] }],
      certificates: [{ ...certificate, documents: [back] }],
      achievements: [{ ...achievement, media: media(pictures.meadow, 'profile/stage') }],
    };
    const found = draftOf({ ...info, sections });
    const changed = {
      education: found.education.map((one) => ({ ...one, grade: '1.0' })),
      certificates: found.certificates.map((one) => ({ ...one, credentialId: '77' })),
      achievements: found.achievements.map((one) => ({ ...one, issuer: 'Someone else' })),
    };
    const rows = planImport({ ...emptyDraft(), ...changed }, { ...info, sections }, lists);
    expect(rows.map(({ state, write }) => [state, write.body])).toEqual([
      ['differs', expect.objectContaining({ educationId: 'ed1', documentKey: front.mediaKey })],
      ['differs', expect.objectContaining({ certificateId: 'ce1', documentKey: back.mediaKey })],
      [
        'differs',
        expect.objectContaining({
          achievementId: 'ac1',
          mediaKey: 'profile/stage',
          mediaAlt: pictures.meadow.alt,
        }),
      ],
    ]);
  });

  it('adds what is new, and keeps what the file does not say of what is there', () => {
    const [mine] = draftOf(info).experience;
    if (!mine) throw new Error('The factory has a position.');
    const rows = plan({
      experience: [
        {
          jobTitle: 'Potter',
          companyName: 'Kiln',
          startDate: '2010-01',
          endDate: '2012-01',
          isCurrent: false,
        },
        {
          jobTitle: mine.jobTitle.toUpperCase(),
          companyName: mine.companyName,
          startDate: mine.startDate,
          isCurrent: mine.isCurrent,
          description: 'Other words.',
        },
      ],
    });
    expect(rows.map(({ state }) => state)).toEqual(['new', 'differs']);
    expect(rows[1]?.differences.map(({ label }) => label)).toEqual(['Job title', 'Description']);
    expect(rows[1]?.write).toMatchObject({
      op: 'addWorkExperience',
      body: {
        workExperienceId: info.sections.experience?.[0]?.workExperienceId,
        description: 'Other words.',
      },
    });
    expect(rows[0]?.write.body).not.toHaveProperty('workExperienceId');
  });

  it('says what cannot be saved, in the words of the forms', () => {
    const rows = plan({
      experience: [
        { jobTitle: '', companyName: 'K', startDate: '', isCurrent: true },
        {
          jobTitle: 'Potter',
          companyName: 'Kiln',
          startDate: '2012-01',
          endDate: '2010-01',
          isCurrent: false,
        },
      ],
      languages: [{ languageName: 'Klingon', proficiency: 3 }],
    });
    expect(rows.map(({ state }) => state)).toEqual(['invalid', 'invalid', 'invalid']);
    expect(rows[0]?.problems).toEqual([
      'Please enter the job title.',
      'A company name has 2 to 100 characters.',
      'Please enter when it began.',
    ]);
    expect(rows[1]?.problems).toEqual(['It ends before it begins.']);
    expect(rows[2]?.problems).toEqual(['This language is not in our list.']);
  });

  it('takes a thing once that the file has twice, and adds interests to those chosen', () => {
    const rows = plan({ passions: ['Glazing', 'glazing', 'Glazing'], interests: ['pottery', 'Unknown'] });
    expect(rows.map(({ state }) => state)).toEqual(['new', 'same', 'same', 'new']);
    const chosen = (info.sections.interests ?? []).map(({ interestId }) => interestId);
    expect(rows[3]?.write).toEqual({ op: 'manageInterests', body: { interestIds: [...chosen, 'in99'] } });
  });
});
