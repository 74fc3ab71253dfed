import type { RequestBody } from '#openapi/contract.ts';
import { passwordProblem } from '../../auth/passwords.ts';
import type { MemberDetails } from '../../db/schema.ts';
import { clean, cleanOptional } from '../../text.ts';
import { dialCodeOf, noSuchCountry } from '../../shared/countries.ts';
import { ageAt } from '../../shared/ageAt.ts';

export type Registration = RequestBody<'register'>;

const YOUNGEST = 16;

/** The rules of product 3.1 that JSON Schema cannot say, as sentences for their fields. */
export function registrationErrors(form: Registration, now: Date): Record<string, string> {
  const errors: Record<string, string> = {};
  const today = now.toISOString().slice(0, 10);
  if (!dialCodeOf(form.countryCode)) errors.countryCode = noSuchCountry;
  const password = passwordProblem(form.password, form.phone);
  if (password) errors.password = password;
  if (form.role === 1) {
    const age = ageAt(form.dateOfBirth, today);
    if (age < YOUNGEST) errors.dateOfBirth = 'You must be at least 16 years old.';
    if (age > 130) errors.dateOfBirth = 'Please enter a date such as 1998-04-23.';
  } else {
    if (form.companyLocation && !dialCodeOf(form.companyLocation.country))
      errors['companyLocation.country'] = noSuchCountry;
    if ((form.foundedYear ?? 0) > Number(today.slice(0, 4)))
      errors.foundedYear = 'Please enter a year such as 1998.';
  }
  return errors;
}

/** The name that others see, and what only the profile shows. */
export function namesOf(form: Registration): { userName: string; details: MemberDetails } {
  if (form.role === 1) {
    const firstName = clean(form.firstName);
    const lastName = clean(form.lastName);
    return {
      userName: `${firstName} ${lastName}`,
      details: { firstName, lastName, dateOfBirth: form.dateOfBirth },
    };
  }
  const companyName = clean(form.companyName);
  const place = form.companyLocation;
  const details = {
    companyName,
    companyLocation: place && {
      ...place,
      city: clean(place.city),
      ...('address' in place ? { address: clean(place.address) } : {}),
    },
    contactPerson: clean(form.contactPerson),
    registrationNumber: cleanOptional(form.registrationNumber),
    industry: form.industry,
    companySize: form.companySize,
    website: cleanOptional(form.website),
    foundedYear: form.foundedYear,
  };
  return { userName: companyName, details: withoutAbsent(details) };
}

type WithoutAbsent<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

function withoutAbsent<T extends object>(object: T): WithoutAbsent<T> {
  return Object.fromEntries(
    Object.entries(object).filter(([, value]) => value !== undefined),
  ) as WithoutAbsent<T>;
}
