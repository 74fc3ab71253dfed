import { tableTime } from '../lib/tableTime.ts';
import { requestStatusLabels, type Application } from './jobs.ts';
import { answeredQuestions } from './requestForms.ts';

const heads = [
  'Name',
  'Headline',
  'City',
  'Country',
  'Job',
  'Status',
  'Applied',
  'Opened',
  'Withdrawn',
  'Rating',
  'Skills matched',
  'Skills asked',
  'Answers match',
  'Notes',
];

/** A line for each, the newest first: "2026-01-14 10:00 CET, Nordlicht Energie: Knows the gears". */
const notesText = ({ hrNotes = [] }: Application) =>
  hrNotes.map(({ at, by, text }) => `${tableTime(at)}, ${by}: ${text}`).join('\n');

const yesNo = (value: boolean | undefined) => (value === undefined ? '' : value ? 'yes' : 'no');

/**
 * Applications as the rows of a table, its heads first: for a file. With `questions` each has a column of its own, which
 * makes sense for a single job; else all answers of one application stand together. Contacts stay where they are read.
 */
export function requestTable(
  applications: readonly Application[],
  { questions }: { questions: boolean },
): string[][] {
  const [first] = applications;
  const asked = first?.job.questions ?? [];
  const rows = applications.map((one) => {
    const { applicant, job, rating = 0 } = one;
    const answers = answeredQuestions(one);
    return [
      applicant.userName,
      applicant.headline ?? '',
      applicant.location?.city ?? '',
      applicant.location?.country ?? '',
      job.vacancyName,
      requestStatusLabels[one.requestStatus],
      tableTime(one.appliedAt),
      tableTime(one.seenAt),
      tableTime(one.withdrawnAt),
      rating === 0 ? '' : String(rating),
      String(one.matchedSkills?.length ?? 0),
      String(job.skills.length),
      yesNo(one.answersMatch),
      notesText(one),
      ...(questions
        ? asked.map(
            ({ questionId }) =>
              answers.find(({ question }) => question.questionId === questionId)?.answer ?? '',
          )
        : [answers.map(({ question, answer }) => `${question.label} ${answer ?? '–'}`).join('\n')]),
    ];
  });
  return [[...heads, ...(questions ? asked.map(({ label }) => label) : ['Answers'])], ...rows];
}
