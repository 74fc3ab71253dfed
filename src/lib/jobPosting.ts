import type { Schemas } from '#openapi/contract.ts';
import { unitsIn } from '#openapi/money.ts';
import { readMarkdown, type RichNode } from './markdown.ts';

type Job = Schemas['Job'];

const employmentTypes: Record<Schemas['EmploymentType'], string> = {
  1: 'FULL_TIME',
  2: 'PART_TIME',
  3: 'CONTRACTOR',
  4: 'TEMPORARY',
  5: 'INTERN',
  6: 'VOLUNTEER',
  7: 'OTHER',
};
const units: Record<Schemas['SalaryPeriod'], string> = { 1: 'HOUR', 2: 'DAY', 3: 'MONTH', 4: 'YEAR' };
/** Google's list ends with the bachelor; what is above it has no other word there. */
const credentials: Partial<Record<Schemas['EducationLevel'], string>> = {
  1: 'high school',
  2: 'professional certificate',
  3: 'bachelor degree',
  4: 'postgraduate degree',
  5: 'postgraduate degree',
};

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

const tags = {
  paragraph: 'p',
  quote: 'blockquote',
  bullets: 'ul',
  numbers: 'ol',
  item: 'li',
  strong: 'strong',
  emphasis: 'em',
} as const;

/** Links are left out, their words are not: search engines are not sent where members point. */
function htmlOf(node: RichNode): string {
  if (node.kind === 'text') return escapeHtml(node.text).replaceAll('\n', '<br>');
  const inner = node.children.map(htmlOf).join('');
  return node.kind === 'link' ? inner : `<${tags[node.kind]}>${inner}</${tags[node.kind]}>`;
}

const section = (title: string, text: string | undefined) =>
  text ? `<h3>${title}</h3>${readMarkdown(text).map(htmlOf).join('')}` : '';

/** How far a zone is ahead of UTC at a moment, in milliseconds; 0 for one that this browser does not know. */
function aheadOfUtc(at: number, timeZone: string): number {
  try {
    const parts = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    }).formatToParts(at);
    const part = (type: string) => Number(parts.find((one) => one.type === type)?.value ?? 0);
    const there = Date.UTC(
      part('year'),
      part('month') - 1,
      part('day'),
      part('hour'),
      part('minute'),
      part('second'),
    );
    return there - at;
  } catch {
    return 0;
  }
}

/** The end of a day (`YYYY-MM-DD`, 23:59:59) in an IANA zone, in UTC. */
export function endOfDay(day: string, timeZone = 'UTC'): string {
  const there = Date.parse(`${day}T23:59:59Z`);
  // The zone may change its clocks between the guess and the moment.
  const guess = there - aheadOfUtc(there, timeZone);
  return new Date(there - aheadOfUtc(guess, timeZone)).toISOString();
}

const place = ({ city, region, country }: Schemas['Place']) => ({
  '@type': 'Place',
  address: {
    '@type': 'PostalAddress',
    addressLocality: city,
    ...(region && { addressRegion: region }),
    addressCountry: country,
  },
});

/** Minor units as the number that people write: 340000 is 3400 of EUR. */
const amount = (minor: number, currency: string): number => minor / unitsIn(currency);

function salary({ salaryMin, salaryMax, salaryCurrency, salaryPeriod }: Job) {
  if (salaryMin === undefined || !salaryCurrency || !salaryPeriod) return undefined;
  const least = amount(salaryMin, salaryCurrency);
  const most = salaryMax === undefined ? undefined : amount(salaryMax, salaryCurrency);
  return {
    '@type': 'MonetaryAmount',
    currency: salaryCurrency,
    value: {
      '@type': 'QuantitativeValue',
      ...(most === least
        ? { value: least }
        : { minValue: least, ...(most !== undefined && { maxValue: most }) }),
      unitText: units[salaryPeriod],
    },
  };
}

/** Where it is done: a place, or from home and in which countries. */
function where({ workplaceType, companyLocation, allowedCountries = [] }: Job) {
  return {
    ...(companyLocation && { jobLocation: place(companyLocation) }),
    ...(workplaceType === 3 && { jobLocationType: 'TELECOMMUTE' }),
    ...(allowedCountries.length > 0 && {
      applicantLocationRequirements: allowedCountries.map((name) => ({ '@type': 'Country', name })),
    }),
  };
}

/**
 * A job as search engines read it: schema.org JobPosting with the fields that Google asks for. `undefined` for a job that
 * nobody can apply for, which must not be offered. `url`: of its page, absolute.
 */
export function jobPosting(job: Job, url: string): Record<string, unknown> | undefined {
  if (job.status !== 1 || !job.postedAt) return undefined;
  const { experienceMin = 0, educationLevel = 0, skills, startDate } = job;
  const baseSalary = salary(job);
  const credentialCategory = credentials[educationLevel];
  return {
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title: job.vacancyName,
    description:
      readMarkdown(job.description).map(htmlOf).join('') +
      section('What you do', job.responsibilities) +
      section('What you bring', job.requirements),
    identifier: { '@type': 'PropertyValue', name: job.companyName, value: job.jobId },
    datePosted: job.postedAt,
    validThrough: endOfDay(job.applyBy, job.timezone),
    employmentType: employmentTypes[job.employmentType],
    hiringOrganization: {
      '@type': 'Organization',
      name: job.companyName,
      ...(job.companyImage && { logo: new URL(job.companyImage, url).href }),
    },
    ...where(job),
    ...(baseSalary && { baseSalary }),
    ...(experienceMin > 0 && {
      experienceRequirements: {
        '@type': 'OccupationalExperienceRequirements',
        monthsOfExperience: experienceMin * 12,
      },
    }),
    ...(credentialCategory && {
      educationRequirements: { '@type': 'EducationalOccupationalCredential', credentialCategory },
    }),
    ...(skills.length > 0 && { skills: skills.join(', ') }),
    ...(startDate && { jobStartDate: startDate }),
    totalJobOpenings: job.openings,
    directApply: true,
    url,
  };
}

const inScript: Record<string, string> = { '<': '\\u003c', '>': '\\u003e', '&': '\\u0026' };

/** The same as the text of a script tag: nothing in it can end the tag, whatever a member has written. */
export const toJsonLd = (value: Record<string, unknown>): string =>
  JSON.stringify(value).replaceAll(/[<>&]/g, (sign) => inScript[sign] ?? sign);
