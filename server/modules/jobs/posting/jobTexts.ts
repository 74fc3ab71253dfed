import type { Schemas } from '#openapi/contract.ts';
import { moneyText } from '#openapi/money.ts';
import { countryNameOf } from '../../../shared/countries.ts';

const LONGEST = 200;
const NAMED = 4;

interface Where {
  companyLocation?: { city?: string; country?: string } | undefined;
  allowedCountries?: readonly string[] | undefined;
}

/** "Nairobi, Kenya", "Anywhere", "Anywhere in Kenya or Uganda"; empty while a draft has no place. */
export function placeText({ companyLocation, allowedCountries }: Where): string {
  const name = (code: string) => countryNameOf(code) ?? code;
  if (companyLocation) {
    const { city = '', country = '' } = companyLocation;
    return [city, country && name(country)].filter(Boolean).join(', ').slice(0, LONGEST);
  }
  if (!allowedCountries) return '';
  if (allowedCountries.length === 0) return 'Anywhere';
  const names = allowedCountries.slice(0, NAMED).map(name);
  const rest = allowedCountries.length - names.length;
  const all = rest > 0 ? [...names, rest === 1 ? '1 more country' : `${rest} more countries`] : names;
  return `Anywhere in ${new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(all)}`.slice(0, LONGEST);
}

const periods: Record<Schemas['SalaryPeriod'], string> = {
  1: 'an hour',
  2: 'a day',
  3: 'a month',
  4: 'a year',
};

interface Pay {
  salaryMin?: number | null | undefined;
  salaryMax?: number | null | undefined;
  salaryCurrency?: string | null | undefined;
  salaryPeriod?: Schemas['SalaryPeriod'] | null | undefined;
}

/** "€3,400 to €4,100 a month", "From €14.50 an hour"; "Not shown" without pay. */
export function payText({ salaryMin, salaryMax, salaryCurrency, salaryPeriod }: Pay): string {
  if (salaryMin === null || salaryMin === undefined || !salaryCurrency || !salaryPeriod) return 'Not shown';
  const money = (amount: number) => moneyText(amount, salaryCurrency).replace(/[.]0+$/, '');
  const period = periods[salaryPeriod];
  if (salaryMax === null || salaryMax === undefined) return `From ${money(salaryMin)} ${period}`;
  if (salaryMax === salaryMin) return `${money(salaryMin)} ${period}`;
  return `${money(salaryMin)} to ${money(salaryMax)} ${period}`;
}
