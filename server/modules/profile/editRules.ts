import type { RequestBody } from '#openapi/contract.ts';
import { sentenceOf } from '../../contract/sentences.ts';
import type { Role } from '../../context.ts';
import type { Place } from '../../db/schema.ts';
import { oneLine } from '../../text.ts';
import { dialCodeOf, noSuchCountry } from '../../shared/countries.ts';
import { ageAt } from '../../shared/ageAt.ts';

export type Edit = RequestBody<'editProfile'>;
type Field = Exclude<keyof Edit, 'userId' | 'updatedAt' | 'clear'>;
type Errors = Record<string, string>;

const YOUNGEST = 16;
const OLDEST = 130;
const ofPeople: Field[] = ['firstName', 'lastName', 'dateOfBirth', 'openToWork'];
const ofOrganisations: Field[] = [
  'companyName',
  'companyLocation',
  'contactPerson',
  'registrationNumber',
  'industry',
  'companySize',
  'foundedYear',
];
/** What `clear` empties, where it has another name than the field that fills it. */
const filledBy: Partial<Record<NonNullable<Edit['clear']>[number], Field>> = {
  userImage: 'imageKey',
  coverImage: 'coverKey',
};

const isZone = (timeZone: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }));
  } catch {
    return false;
  }
};

const isLocale = (locale: string) => {
  try {
    return Intl.getCanonicalLocales(locale).length === 1;
  } catch {
    return false;
  }
};

/** What JSON Schema cannot say of the change, as sentences for its fields. */
export function editErrors(edit: Edit, role: Role, now: Date): Errors {
  return {
    ...roleErrors(edit, role),
    ...clearErrors(edit, role),
    ...personErrors(edit, now),
    ...organisationErrors(edit, role, now),
    ...placeErrors('location', edit.location),
    ...(edit.locale === undefined || isLocale(edit.locale)
      ? {}
      : { locale: sentenceOf('EditProfileRequest', 'locale') }),
    ...(edit.timezone === undefined || isZone(edit.timezone)
      ? {}
      : { timezone: sentenceOf('EditProfileRequest', 'timezone') }),
  };
}

function roleErrors(edit: Edit, role: Role): Errors {
  const foreign = role === 1 ? ofOrganisations : ofPeople;
  const who = role === 1 ? 'Only organisations have this.' : 'Only people have this.';
  return Object.fromEntries(
    foreign.filter((field) => edit[field] !== undefined).map((field) => [field, who]),
  );
}

function clearErrors({ clear = [], ...edit }: Edit, role: Role): Errors {
  const both = clear.filter((name) => edit[filledBy[name] ?? (name as Field)] !== undefined);
  const errors: Errors = Object.fromEntries(
    both.map((name) => [filledBy[name] ?? name, 'Please either change this or empty it.']),
  );
  if (role === 1 && clear.some((name) => (ofOrganisations as string[]).includes(name)))
    errors.clear = 'Only organisations have this.';
  // Registered with one (contract: Register…Request), and written to by those who apply or buy.
  if (role !== 1 && clear.includes('email')) errors.clear = 'An organisation needs an e-mail address.';
  return errors;
}

function personErrors({ firstName, lastName, dateOfBirth, openToWork }: Edit, now: Date): Errors {
  const errors: Errors = {};
  if (firstName !== undefined && oneLine(firstName) === '')
    errors.firstName = sentenceOf('EditProfileRequest', 'firstName', 'x-required');
  if (lastName !== undefined && oneLine(lastName) === '')
    errors.lastName = sentenceOf('EditProfileRequest', 'lastName', 'x-required');
  if (dateOfBirth !== undefined) {
    const age = ageAt(dateOfBirth, now.toISOString().slice(0, 10));
    if (age < YOUNGEST) errors.dateOfBirth = sentenceOf('EditProfileRequest', 'dateOfBirth');
    if (age > OLDEST) errors.dateOfBirth = 'Please enter a date such as 1998-04-23.';
  }
  if (openToWork?.roles.some((role) => oneLine(role).length < 2))
    errors['openToWork.roles'] = sentenceOf('OpenToWork', 'roles');
  return errors;
}

function organisationErrors(edit: Edit, role: Role, now: Date): Errors {
  const errors = placeErrors('companyLocation', edit.companyLocation);
  // A business is a place that people go to.
  if (role === 4 && edit.companyLocation && oneLine(edit.companyLocation.address ?? '') === '')
    errors['companyLocation.address'] = sentenceOf('Place', 'address', 'x-required');
  if (edit.companyName !== undefined && oneLine(edit.companyName).length < 2)
    errors.companyName = sentenceOf('EditProfileRequest', 'companyName');
  if (edit.contactPerson !== undefined && oneLine(edit.contactPerson).length < 2)
    errors.contactPerson = sentenceOf('EditProfileRequest', 'contactPerson');
  if ((edit.foundedYear ?? 0) > now.getUTCFullYear())
    errors.foundedYear = sentenceOf('EditProfileRequest', 'foundedYear');
  return errors;
}

function placeErrors(field: 'location' | 'companyLocation', place: Place | undefined): Errors {
  if (!place) return {};
  return {
    ...(oneLine(place.city ?? '') === ''
      ? { [`${field}.city`]: sentenceOf('Place', 'city', 'x-required') }
      : {}),
    ...(dialCodeOf(place.country ?? '') ? {} : { [`${field}.country`]: noSuchCountry }),
  };
}
