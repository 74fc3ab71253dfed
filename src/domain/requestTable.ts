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
];

const yesNo = (value: boolean | undefined) => (value === undefined ? '' : value ? 'yes' : 'no');

/**
 * Applications as the rows of a table, its heads first: for a file. With `questions`, the answers to them too, which makes
 * sense for a single job. Notes and contacts stay where they are read.
 */
export function requestTable(
  applications: readonly Application[],
  { questions }: { questions: boolean },
): string[][] {
  const [first] = applications;
  const asked = questions && first ? first.job.questions : [];
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
      one.appliedAt,
      one.seenAt ?? '',
      one.withdrawnAt ?? '',
      rating === 0 ? '' : String(rating),
      String(one.matchedSkills?.length ?? 0),
      String(job.skills.length),
      yesNo(one.answersMatch),
      ...asked.map(
        ({ questionId }) => answers.find(({ question }) => question.questionId === questionId)?.answer ?? '',
      ),
    ];
  });
  return [[...heads, ...asked.map(({ label }) => label)], ...rows];
}
