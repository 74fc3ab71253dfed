import type { Schemas } from '#openapi/contract.ts';
import type { DistributiveOmit } from '../lib/distributiveOmit.ts';
import { monthOf } from '../lib/months.ts';
import type { UserInfo } from './profile.ts';
import { toDetails, type DetailsValues } from './profileDetails.ts';
import { toOpenToWorkValues, type EndPositionValues, type LanguageValues } from './profileForms.ts';
import type { OpenToWorkValues } from './profileForms.ts';
import { toItemValues, type ItemValues } from './profileItemForms.ts';
import { idOfItem, itemName, itemTexts, type ItemKind, type ProfileEntry } from './profileItems.ts';

/** A form of the own profile with what stands in it. */
export type ProfileEdit =
  | { form: 'item'; kind: ItemKind; item?: ProfileEntry | undefined; values: ItemValues }
  | { form: 'details'; values: DetailsValues }
  | { form: 'about'; values: { about: string } }
  | { form: 'openToWork'; values: OpenToWorkValues }
  | { form: 'end'; item: Schemas['WorkExperience']; values: EndPositionValues }
  | { form: 'language'; language?: Schemas['SpokenLanguage']; values: LanguageValues }
  | { form: 'interests'; values: { interestIds: readonly string[] } };
/** Which form is wanted, and of what. */
export type ProfileAsk = DistributiveOmit<ProfileEdit, 'values'>;

/** The form with what the profile says now. The month that ends a position is this one. */
export function toEdit(ask: ProfileAsk, { member, sections }: UserInfo, now: Date): ProfileEdit {
  switch (ask.form) {
    case 'item':
      return { ...ask, values: toItemValues(ask.item) };
    case 'details':
      return { ...ask, values: toDetails(member) };
    case 'about':
      return { ...ask, values: { about: member.about ?? '' } };
    case 'openToWork':
      return { ...ask, values: toOpenToWorkValues(member.openToWork) };
    case 'end':
      return {
        ...ask,
        values: { endDate: monthOf(now), updateHeadline: false, headline: member.headline ?? '' },
      };
    case 'language': {
      const { languageId = '', languageName: name = '', proficiency } = ask.language ?? {};
      return { ...ask, values: { languageId, name, proficiency: proficiency ? `${proficiency}` : '' } };
    }
    case 'interests':
      return {
        ...ask,
        values: { interestIds: (sections.interests ?? []).map(({ interestId }) => interestId) },
      };
    default: {
      const forgotten: never = ask;
      return forgotten;
    }
  }
}

/** Of the dialog around the form. */
export function editTitle(ask: ProfileAsk): string {
  switch (ask.form) {
    case 'item':
      return ask.item ? itemTexts[ask.kind].edit : itemTexts[ask.kind].add;
    case 'end':
      return `End ${itemName(ask.item)}`;
    case 'language':
      return ask.language ? 'How well do you speak it?' : 'Add language';
    default:
      return {
        details: 'Edit profile',
        about: 'About',
        openToWork: 'Open to work',
        interests: 'Your interests',
      }[ask.form];
  }
}

/** Under which its draft is kept. */
export function editName(ask: ProfileAsk | undefined): string {
  if (ask?.form !== 'item') return `profile.${ask?.form ?? 'none'}`;
  return `profile.${ask.kind}.${ask.item ? idOfItem(ask.item) : 'new'}`;
}

/** The version that a change is based on; undefined where the contract asks for none. */
export function basisOf(ask: ProfileAsk, { member }: UserInfo): string | undefined {
  if (ask.form === 'item') return ask.item?.updatedAt;
  return ask.form === 'details' || ask.form === 'about' || ask.form === 'openToWork'
    ? member.updatedAt
    : undefined;
}

/** Whether two values of the same form say the same. */
export const sameValues = (a: ProfileEdit['values'], b: ProfileEdit['values']): boolean =>
  JSON.stringify(a) === JSON.stringify(b);
