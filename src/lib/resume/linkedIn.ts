import Papa from 'papaparse';
import { emptyDraft, proficiencyOf, tidy, type ProfileDraft } from './profileDraft.ts';
import { readArchive } from './readArchive.ts';
import { UnreadableFile } from './readFields.ts';
import { httpsOnly } from './readJsonResume.ts';

const names = [
  'Profile.csv',
  'Positions.csv',
  'Education.csv',
  'Certifications.csv',
  'Skills.csv',
  'Languages.csv',
  'Honors.csv',
] as const;
type Name = (typeof names)[number];
type Row = (column: string) => string | undefined;

/** The rows of a table with a heading (RFC 4180): quoted line ends, a byte order mark, and columns in any order. */
function rowsOf(text: string | undefined, name: Name): Row[] {
  if (!text) return [];
  const { data, errors } = Papa.parse<Record<string, string>>(text.replace(/^\ufeff/, ''), {
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: (title) => title.trim().toLowerCase(),
  });
  const broken = errors.find(({ type }) => type === 'Quotes');
  if (broken)
    throw new UnreadableFile(`${name}, row ${(broken.row ?? 0) + 2}: a quotation mark is not closed.`);
  if (data.length > 200) throw new UnreadableFile(`${name} has more than 200 rows.`);
  return data.map((row) => (column) => row[column.toLowerCase()]?.trim() || undefined);
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** `2019-03` of "Mar 2019", "March 5, 2019", "2019-03-05", "3/2019"; of a year alone its first or last month. */
export function linkedInMonth(text: string | undefined, yearMonth = '01'): string | undefined {
  const year = /\b(19|20)\d\d\b/.exec(text ?? '')?.[0];
  if (!text || !year) return undefined;
  const word = /[a-z]{3,}/i.exec(text)?.[0].slice(0, 3).toLowerCase();
  const spelt = months.indexOf(word ?? '') + 1;
  const number =
    spelt ||
    Number(/^\d{4}-(\d\d)/.exec(text)?.[1] ?? /^(\d{1,2})\/(?:\d{1,2}\/)?\d{4}/.exec(text)?.[1] ?? 0);
  return `${year}-${number >= 1 && number <= 12 ? String(number).padStart(2, '0') : yearMonth}`;
}
const dayOf = (text: string | undefined) => {
  const month = linkedInMonth(text);
  return month && `${month}-01`;
};

/** What the tables of a LinkedIn archive say. */
export function fromLinkedIn(tables: ReadonlyMap<string, string>): ProfileDraft {
  const table = (name: Name) => rowsOf(tables.get(name), name);
  const profile = table('Profile.csv')[0];
  const site = /https:\/\/[^\s,\]]+/.exec(profile?.('Websites') ?? '')?.[0];
  return {
    ...emptyDraft(),
    header: tidy({ headline: profile?.('Headline'), about: profile?.('Summary'), website: httpsOnly(site) }),
    experience: table('Positions.csv').map((row) => {
      const endDate = linkedInMonth(row('Finished On'), '12');
      return tidy({
        jobTitle: row('Title') ?? '',
        companyName: row('Company Name') ?? '',
        location: row('Location'),
        startDate: linkedInMonth(row('Started On')) ?? '',
        endDate,
        isCurrent: endDate === undefined,
        description: row('Description'),
      });
    }),
    education: table('Education.csv').map((row) => {
      const endDate = linkedInMonth(row('End Date'), '12');
      return tidy({
        institution: row('School Name') ?? '',
        degree: row('Degree Name') ?? '',
        startDate: linkedInMonth(row('Start Date')) ?? '',
        endDate,
        isCurrent: endDate === undefined,
        description: [row('Notes'), row('Activities')].filter(Boolean).join('\n'),
      });
    }),
    certificates: table('Certifications.csv').map((row) => {
      const expiryDate = dayOf(row('Finished On'));
      return tidy({
        certificateName: row('Name') ?? '',
        issuer: row('Authority') ?? '',
        issueDate: dayOf(row('Started On')) ?? '',
        expiryDate,
        noExpiry: expiryDate === undefined,
        credentialId: row('License Number'),
        credentialUrl: httpsOnly(row('Url')),
      });
    }),
    achievements: table('Honors.csv').map((row) =>
      tidy({ title: row('Title') ?? '', description: row('Description'), date: dayOf(row('Issued On')) }),
    ),
    passions: table('Skills.csv').flatMap((row) => row('Name') ?? []),
    languages: table('Languages.csv').flatMap((row) => {
      const languageName = row('Name');
      return languageName ? [{ languageName, proficiency: proficiencyOf(row('Proficiency') ?? '') }] : [];
    }),
  };
}

/** Reads the archive that LinkedIn sends to its members. Throws `UnreadableFile`. */
export async function readLinkedIn(file: Blob): Promise<ProfileDraft> {
  const tables = await readArchive(file, names);
  if (tables.size === 0)
    throw new UnreadableFile(
      'This archive holds none of LinkedIn’s files, such as Positions.csv or Profile.csv.',
    );
  return fromLinkedIn(tables);
}
