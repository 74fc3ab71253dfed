import type { Schemas } from '#openapi/contract.ts';
import { addLanguagesRequestRules } from '#openapi/generated/rules/addLanguagesRequestRules.ts';
import { editProfileRequestRules } from '#openapi/generated/rules/editProfileRequestRules.ts';
import { endCurrentPositionRequestRules } from '#openapi/generated/rules/endCurrentPositionRequestRules.ts';
import { manageInterestsRequestRules } from '#openapi/generated/rules/manageInterestsRequestRules.ts';
import { monthOf } from '../lib/months.ts';
import { validate, type FieldErrors } from '../lib/validate.ts';

export const aboutLimit = editProfileRequestRules.about.maxLength;
export const aboutErrors = ({ about }: { about: string }): FieldErrors =>
  validate({ about: editProfileRequestRules.about }, { about });

export interface OpenToWorkValues {
  isOpen: boolean;
  roles: readonly string[];
  workplaceTypes: readonly Schemas['WorkplaceType'][];
  visibleTo: '0' | '1' | '2';
}
/** Nobody sees it until the member says so (product 3.1). */
export const toOpenToWorkValues = (value: Schemas['OpenToWork'] | undefined): OpenToWorkValues => ({
  isOpen: value?.isOpen ?? false,
  roles: value?.roles ?? [],
  workplaceTypes: value?.workplaceTypes ?? [],
  visibleTo: `${value?.visibleTo ?? 2}`,
});
export const toOpenToWork = ({ visibleTo, ...values }: OpenToWorkValues): Schemas['OpenToWork'] => ({
  isOpen: values.isOpen,
  roles: [...values.roles],
  workplaceTypes: [...values.workplaceTypes],
  visibleTo: Number(visibleTo) as Schemas['OpenToWork']['visibleTo'], // One of the three digits.
});
export function openToWorkErrors({ roles }: OpenToWorkValues): FieldErrors {
  const rule = editProfileRequestRules['openToWork.roles'];
  const wrong = roles.length > rule.maxItems || roles.some((role) => role.length < 2 || role.length > 100);
  return wrong ? { roles: rule.message } : {};
}

export interface EndPositionValues {
  endDate: string;
  updateHeadline: boolean;
  headline: string;
}
/** The end lies between the beginning and this month (product 3.2). */
export function endPositionErrors(values: EndPositionValues, startDate: string, now: Date): FieldErrors {
  const rule = endCurrentPositionRequestRules.endDate;
  const errors = validate({ endDate: rule }, values);
  if (!errors.endDate && (values.endDate < startDate || values.endDate > monthOf(now)))
    errors.endDate = rule.message;
  if (!values.updateHeadline) return errors;
  return { ...errors, ...validate({ headline: editProfileRequestRules.headline }, values) };
}

export interface LanguageValues {
  languageId: string;
  /** As it is typed, or as the list calls it. */
  name: string;
  proficiency: `${Schemas['Proficiency']}` | '';
}
const choice = {
  empty: 'Please choose a language.',
  unknown: 'Please choose a language from the list.',
  level: 'Please choose how well.',
};
export function languageErrors({ languageId, name, proficiency }: LanguageValues): FieldErrors {
  return {
    ...(!languageId && { languageId: name.trim() ? choice.unknown : choice.empty }),
    ...(!proficiency && { proficiency: choice.level }),
  };
}
export const languageLimit = addLanguagesRequestRules.languages.maxItems;

export const interestLimit = manageInterestsRequestRules.interestIds.maxItems;
export const interestErrors = ({ interestIds }: { interestIds: readonly string[] }): FieldErrors =>
  validate({ interestIds: manageInterestsRequestRules.interestIds }, { interestIds });
/** At most 15 of a member (product 3.2). */
export const passionLimit = 15;
/** Why skills and passions help, while there are none. */
export const passionsText =
  'Jobs show how many of your skills they ask for. What you love doing outside of work starts more conversations than a job title does.';
