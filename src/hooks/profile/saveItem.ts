import type { ProfileEntry } from '../../domain/profileItems.ts';
import { call } from '../../api/client.ts';
import { idOfItem, type ItemKind } from '../../domain/profileItems.ts';
import { toItemFields, type ItemValues } from '../../domain/profileItemForms.ts';

export interface ItemBasis {
  /** The item that is changed; a new one without. */
  id?: string | undefined;
  /** The version that the change is based on. */
  updatedAt?: string | undefined;
  /** The same for every attempt at the same content. */
  clientId?: string | undefined;
  /** Place in its section, from 0. */
  order?: number | undefined;
}

export interface SavedItem {
  message: string;
  item: ProfileEntry;
}

/** Adds or changes an item of a section: edit is the same path with its id (product 3.2). Rejects with ApiError. */
export async function saveItem(kind: ItemKind, values: ItemValues, basis: ItemBasis): Promise<SavedItem> {
  const { id, ...rest } = basis;
  const more = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  const answers = {
    experience: () =>
      call('addWorkExperience', {
        ...toItemFields('experience', values),
        ...more,
        ...(id && { workExperienceId: id }),
      }),
    education: () =>
      call('addUserQualification', {
        ...toItemFields('education', values),
        ...more,
        ...(id && { educationId: id }),
      }),
    certificates: () =>
      call('addCertificate', {
        ...toItemFields('certificates', values),
        ...more,
        ...(id && { certificateId: id }),
      }),
    achievements: () =>
      call('addAchievement', {
        ...toItemFields('achievements', values),
        ...more,
        ...(id && { achievementId: id }),
      }),
  };
  const { message, response: item } = await answers[kind]();
  return { message, item };
}

/** The items of a section as they stand on the server. Rejects with ApiError. */
async function readItems(kind: ItemKind): Promise<readonly ProfileEntry[]> {
  const reads = {
    experience: () => call('getWorkExperience', {}),
    education: () => call('getEducationalDetails', {}),
    certificates: () => call('getCertificate', {}),
    achievements: () => call('getAchievement', {}),
  };
  return (await reads[kind]()).response;
}

/** One of them; undefined when it is gone. */
export const readItem = async (kind: ItemKind, id: string): Promise<ProfileEntry | undefined> =>
  (await readItems(kind)).find((item) => idOfItem(item) === id);
