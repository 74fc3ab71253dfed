import { employmentTypeLabels, proficiencyLabels, workplaceTypeLabels } from './profile.ts';
import { isFromAnywhere, payOf, placeOf, toJobValues, type JobValues } from './jobForm.ts';
import { educationLevelLabels, jobPlaceText, payText, type Job, type JobCard } from './jobs.ts';
import { questionFacts } from './jobQuestions.ts';
import { formatDay } from '../lib/months.ts';
import { zoneLabel } from '../lib/zones.ts';

/** "Bremerhaven, Germany", "Anywhere in Kenya or Uganda", "Anywhere"; undefined while nothing is said. */
export function formPlaceText(values: JobValues): string | undefined {
  if (isFromAnywhere(values)) return jobPlaceText({ allowedCountries: [...values.allowedCountries] });
  const companyLocation = placeOf(values);
  return companyLocation && jobPlaceText({ companyLocation });
}

/** The pay, or why there is none; undefined while nothing is said. */
export const formPayText = (values: JobValues): string | undefined => {
  const pay = payOf(values);
  return 'salaryHiddenReason' in pay ? pay.salaryHiddenReason : payText(pay);
};

/** What candidates will see in their lists, while it is written: what is missing is named. */
export function previewOf(values: JobValues, companyImage: string | undefined): JobCard {
  const { vacancyName, companyName, applyBy, skills, employmentType, workplaceType } = values;
  const pay = Object.entries(payOf(values)).filter(([, value]) => value !== undefined);
  return {
    jobId: 'preview',
    vacancyName: vacancyName.trim() || 'Job title',
    companyName: companyName.trim() || 'Company',
    companyLocation: formPlaceText(values) ?? 'Where it is',
    employmentType: Number(employmentType) as JobCard['employmentType'], // Chosen from those.
    workplaceType: Number(workplaceType) as JobCard['workplaceType'],
    applyBy,
    skillsAsked: skills.length,
    ...(companyImage && { companyImage }),
    ...(Object.fromEntries(pay) as Pick<JobCard, 'salaryMin'>), // And the rest of it.
  };
}

const label = (labels: Record<number, string>, value: string) =>
  value === '' ? '' : (labels[Number(value)] ?? '');

function experience({ experienceMin: least, experienceMax: most }: JobValues): string {
  if (least && most) return least === most ? `${least} years` : `${least} to ${most} years`;
  if (least) return `${least} years or more`;
  return most ? `up to ${most} years` : '';
}

function pictureFact({ companyImageKey: key }: JobValues): string {
  if (key === undefined) return 'As it was saved last';
  return key === '' ? 'Without one of its own' : 'Another one';
}

/** A form in words, one line for each thing that can be changed; what is empty is ''. */
function factsOf(values: JobValues): Record<string, string> {
  return {
    'Job title': values.vacancyName.trim(),
    Company: values.companyName.trim(),
    Picture: pictureFact(values),
    Employment: label(employmentTypeLabels, values.employmentType),
    Openings: values.openings.trim(),
    'First day': values.startDate && formatDay(values.startDate),
    'Last day to apply': values.applyBy && formatDay(values.applyBy),
    'Time zone': zoneLabel(values.timezone),
    Description: values.description.trim(),
    Responsibilities: values.responsibilities.trim(),
    Requirements: values.requirements.trim(),
    Skills: values.skills.join(', '),
    Experience: experience(values),
    Education: label(educationLevelLabels, values.educationLevel),
    Languages: values.languages
      .map(({ languageName, proficiency }) => `${languageName} (${proficiencyLabels[proficiency]})`)
      .join(', '),
    Workplace: label(workplaceTypeLabels, values.workplaceType),
    Place: formPlaceText(values) ?? '',
    Pay: formPayText(values) ?? '',
    Questions: values.questions.map((one) => `${one.label} (${questionFacts(one).join(', ')})`).join('\n'),
    Résumé: label({ 0: 'Not taken', 1: 'Optional', 2: 'Required' }, values.resumeRequired),
    'Consent text': values.consentText.trim(),
    'Kept for': values.retentionDays && `${values.retentionDays} days`,
  };
}

export interface JobDifference {
  label: string;
  mine: string;
  theirs: string;
}

/** What two versions of a job say differently, in the order of the form. */
export function jobDifferences(mine: JobValues, theirs: JobValues): JobDifference[] {
  const [here, there] = [factsOf(mine), factsOf(theirs)];
  return Object.keys(here)
    .map((name) => ({ label: name, mine: here[name] ?? '', theirs: there[name] ?? '' }))
    .filter((one) => one.mine !== one.theirs);
}

/** Changes of which the applicants of an open job are told (product S27). */
export function toldChanges(before: Job, now: JobValues): JobDifference[] {
  if (before.status !== 1) return [];
  const told = new Set(['Pay', 'Place', 'Workplace']);
  return jobDifferences(now, toJobValues(before)).filter((one) => told.has(one.label));
}
