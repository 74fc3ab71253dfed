import type { Schemas } from '#openapi/contract.ts';
import type { Place } from '../db/schema.ts';
import { countryNameOf } from '../shared/countries.ts';
import { foldWords, indexWords, queryWords, unspaced } from './words.ts';
import { payTerms, payTermsFrom, yearlyPay } from './pay.ts';

type Filters = Schemas['JobFilters'];

/** What of a job the filters look at. */
export interface Filtered {
  vacancy_name: string;
  company_name: string;
  skills: readonly string[];
  location: Place | null;
  allowed_countries: readonly string[] | null;
  employment_type: number;
  workplace_type: number;
}

/** The most that a job pays in a year. */
export interface Pay {
  currency: string;
  pay: number;
}

/** Countries of one job by whose names it is found; who may work from more of them is in no place. */
const MOST_COUNTRIES = 30;
/** A word of this length finds what begins with it. */
const SHORTEST_BEGINNING = 3;
/** Carried by what was posted by somebody who answers within 14 days. */
export const QUICK = 'a';

const ofPlace = (text: string) => indexWords(text).map((word) => `l${word}`);
const ofCountry = (code: string) => [`c${code.toLowerCase()}`, ...ofPlace(countryNameOf(code) ?? '')];

/** All that a job is found by. `quick`: whoever posted it usually answers within 14 days. */
export function termsOf(job: Filtered, pay: Pay | undefined, quick: boolean): string[] {
  const words = indexWords([job.vacancy_name, job.company_name, ...job.skills].join(' '));
  const { city = '', region = '', country } = job.location ?? {};
  const countries = [
    ...(country ? [country] : []),
    ...(job.allowed_countries ?? []).slice(0, MOST_COUNTRIES),
  ];
  return [
    ...new Set([
      ...words.map((word) => `t${word}`),
      ...ofPlace(`${city} ${region}`),
      ...countries.flatMap(ofCountry),
      `w${job.workplace_type}`,
      `e${job.employment_type}`,
      ...(pay ? payTerms(pay.currency, pay.pay) : []),
      ...(quick ? [QUICK] : []),
    ]),
  ];
}

const quoted = (term: string) => `'${term.replace(/['\\]/g, '$&$&')}'`;
const anyOf = (terms: readonly string[]) => `(${terms.map(quoted).join(' | ')})`;

/** The words of a name, folded, each as a beginning unless it is very short. */
const begun = (kind: 't' | 'l', text: string) =>
  queryWords(text).map((word) => {
    const long = [...word].length >= SHORTEST_BEGINNING || unspaced.test(word);
    return `${quoted(kind + word)}${long ? ':*' : ''}`;
  });

/** Each word of what is typed into the one box: of the job itself, or of its place. */
export const begunAnywhere = (text: string): string[] => {
  const ofJob = begun('t', text);
  const ofItsPlace = begun('l', text);
  return ofJob.map((term, at) => `(${term} | ${ofItsPlace[at] ?? term})`);
};

/** A country's code stands for the country, anything else for words of its name, a region's or a city's. */
function ofLocation(location: string): string[] {
  const code = foldWords(location).trim();
  if (/^[a-z]{2}$/.test(code) && countryNameOf(code.toUpperCase())) return [anyOf([`c${code}`, `l${code}`])];
  return begun('l', location);
}

/** The filters as questions to the terms of a job, each a tsquery that must hold. */
export interface TermQueries {
  /** Words, places and whether it is answered soon: what nothing but the terms knows. */
  told: string[];
  /** Kinds and pay, which columns have too. */
  columns: string[];
}

/** Null when nothing can be found, because what was typed has no word. */
export function termQueries(filters: Filters): TermQueries | null {
  const { text = '', location = '', workplaceTypes = [], employmentTypes = [] } = filters;
  const [words, places] = [begunAnywhere(text), ofLocation(location)];
  if ((words.length === 0 && text.trim() !== '') || (places.length === 0 && location.trim() !== ''))
    return null;
  const pay = payFrom(filters);
  const kinds = [workplaceTypes.map((type) => `w${type}`), employmentTypes.map((type) => `e${type}`)];
  return {
    told: [...words, ...places, ...(filters.answersWithin14Days ? [quoted(QUICK)] : [])],
    columns: [...kinds, pay ? payTermsFrom(pay.currency, pay.pay) : []]
      .filter((terms) => terms.length > 0)
      .map(anyOf),
  };
}

/** What a job has to pay in a year; undefined where nothing is asked for. */
export const payFrom = ({ salaryFrom, salaryCurrency, salaryPeriod }: Filters): Pay | undefined =>
  salaryFrom !== undefined && salaryFrom > 0 && salaryCurrency !== undefined && salaryPeriod !== undefined
    ? { currency: salaryCurrency, pay: yearlyPay(salaryFrom, salaryPeriod) }
    : undefined;
