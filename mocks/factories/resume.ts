import type { PreviewPage } from '../../src/components/profile/resume/ResumePageDrawing.tsx';
import type { ImportRow } from '../../src/lib/resume/importCompare.ts';
import { planImport } from '../../src/lib/resume/importPlan.ts';
import { draftOf, emptyDraft, type ProfileDraft } from '../../src/lib/resume/profileDraft.ts';
import { makeUserInfo } from './profile.ts';

const left = 54;
const wide = 487;

/** The words of a text, as many on a line as letters fit. */
const linesOf = (text: string, letters: number): string[] =>
  text.match(new RegExp(`.{1,${letters}}(?:\\s|$)|\\S{${letters}}`, 'g'))?.map((line) => line.trimEnd()) ?? [
    text,
  ];

/** A page as the layout gives it; letters are about half as wide as they are high. */
export function makePage(titles: readonly string[], head = ''): PreviewPage {
  const texts: PreviewPage['texts'][number][] = [];
  const rules: PreviewPage['rules'][number][] = [];
  let y = 50;
  const put = (text: string, size: number, colour: string, bold = false) => {
    const letter = size * (bold ? 0.55 : 0.51);
    for (const line of linesOf(text, Math.floor(wide / letter))) {
      y += size * 1.5;
      const width = line.length * letter;
      texts.push({
        x: left,
        y,
        size,
        colour,
        bold,
        line: { runs: [{ x: 0, width, text: line, rtl: false }] },
      });
    }
  };
  if (head) {
    put(head, 23, '#17211E', true);
    put('Backend developer who answers her own pager', 11.5, '#4A554F');
    y += 14;
    put('Experience', 12, '#0B6B57', true);
    rules.push({ x: left, y: y + 6, width: wide });
  }
  for (const title of titles) {
    y += 9;
    put(title, 10.5, '#17211E', true);
    put('Wave Mobile Money · Full-time · Remote', 10, '#4A554F');
    put('Payments for eleven countries, and the pager that goes with them.', 10, '#17211E');
    put('Kept the queue short and the retries few.', 10, '#17211E');
  }
  return { texts, rules };
}

const jobs = ['Backend developer', 'Platform engineer', 'On-call lead', 'Junior developer', 'Trainee'];
export const previewPages: PreviewPage[] = [makePage([...jobs, ...jobs], 'Amara Diallo'), makePage(jobs)];

const info = makeUserInfo();
const mine = draftOf(info);
const [position] = mine.experience;

/** What a LinkedIn archive of Amara might say. */
export const foundDraft: ProfileDraft = {
  ...emptyDraft(),
  header: { headline: 'Backend engineer, payments' },
  experience: [
    ...(position ? [{ ...position, description: 'Ran the ledger, and the pager that goes with it.' }] : []),
    {
      jobTitle: 'Teaching assistant',
      companyName: 'Université Cheikh Anta Diop',
      location: 'Dakar, Senegal',
      startDate: '2016-10',
      endDate: '2018-06',
      isCurrent: false,
      description: 'Databases, twice a week.',
    },
    { jobTitle: '', companyName: 'Sonatel', startDate: '2015-06', endDate: '2015-09', isCurrent: false },
  ],
  education: mine.education.slice(0, 1),
  certificates: [
    { certificateName: 'First aid', issuer: 'Croix-Rouge', issueDate: '2024-03-01', noExpiry: true },
  ],
  passions: ['Wrestling', 'Grafana'],
  languages: [
    { languageName: 'Wolof', proficiency: 5 },
    { languageName: 'Klingon', proficiency: 1 },
  ],
};

/** Rows of every state. */
export const importRows: ImportRow[] = planImport(foundDraft, info, {
  languages: [{ languageId: 'wo', languageName: 'Wolof', nativeName: 'Wolof' }],
  interests: [],
});

const teaching = importRows.find(({ title }) => title === 'Teaching assistant');
if (!teaching) throw new Error('There is no row of the teaching assistant.');
export const newRow: ImportRow = teaching;

/** Chosen when the review opens. */
export const chosenRows = new Set(importRows.filter(({ state }) => state === 'new').map(({ id }) => id));
