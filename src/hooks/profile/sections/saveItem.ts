import { idOfItem, type ItemKind, type ProfileEntry } from '../../../domain/profileItems.ts';
import { call } from '../../../api/client.ts';
import { type ItemValues, toItemFields } from '../../../domain/profileItemForms.ts';
import type { ProfileEdit } from '../../../domain/profileEdits.ts';
import { type EditFields, isChange, toDetailsRequest } from '../../../domain/profileDetails.ts';
import { toOpenToWork } from '../../../domain/profileForms.ts';
import type { Member, UserInfo } from '../../../domain/profile.ts';
import type { ProfileCache } from '../useProfileCache.ts';

interface SaveContext {
  info: UserInfo;
  /** The version that the change is based on. */
  basis: string | undefined;
  clientId: string;
  cache: ProfileCache;
}

async function saveMember(fields: EditFields, { info, basis, cache }: SaveContext): Promise<string> {
  if (!isChange(fields)) return 'Nothing was changed';
  const updatedAt = basis ?? info.member.updatedAt;
  const { message, response } = await call('editProfile', { ...fields, updatedAt });
  cache.changeMember(response);
  return message;
}

/** `before` is as the form began: an empty text clears what was there. */
const aboutFields = (about: string, before: Member): EditFields => {
  const text = about.trim();
  if (text === (before.about ?? '')) return {};
  return text ? { about: text } : { clear: ['about'] };
};

/** Sends a form of the own profile and shows the answer. Resolves to the server's message; rejects with ApiError. */
export async function saveEdit(edit: ProfileEdit, context: SaveContext): Promise<string> {
  const { info, basis, clientId, cache } = context;
  switch (edit.form) {
    case 'item': {
      const attempt = edit.item ? { id: idOfItem(edit.item), updatedAt: basis } : { clientId };
      const { message, item } = await saveItem(edit.kind, edit.values, attempt);
      cache.placeItem(item);
      return message;
    }
    case 'details':
      return saveMember(toDetailsRequest(info.member, edit.values), context);
    case 'about':
      return saveMember(aboutFields(edit.values.about, info.member), context);
    case 'openToWork':
      return saveMember({ openToWork: toOpenToWork(edit.values) }, context);
    case 'end': {
      const { workExperienceId } = edit.item;
      const { endDate, updateHeadline, headline } = edit.values;
      // Saved once more after the headline was refused, the position has its end already.
      const stored = info.sections.experience?.find((one) => one.workExperienceId === workExperienceId);
      const ended = stored?.isCurrent === false && stored.endDate === endDate;
      if (!ended) cache.placeItem((await call('endCurrentPosition', { workExperienceId, endDate })).response);
      const line = headline.trim();
      if (updateHeadline && line && line !== info.member.headline)
        await saveMember({ headline: line }, context);
      return 'Position ended';
    }
    case 'language': {
      const { languageId, proficiency } = edit.values;
      // One of the list; the form has seen to it.
      const languages = [{ languageId, proficiency: Number(proficiency) as 1 }];
      const { message, response } = await call('addLanguages', { languages });
      cache.changeSections((sections) => ({ ...sections, languages: response }));
      return message;
    }
    case 'interests': {
      const interestIds = [...edit.values.interestIds];
      const { message, response } = await call('manageInterests', { interestIds });
      cache.changeSections((sections) => ({ ...sections, interests: response }));
      return message;
    }
    default: {
      const forgotten: never = edit;
      return forgotten;
    }
  }
}

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
