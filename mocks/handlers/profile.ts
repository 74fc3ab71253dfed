import type { Schemas } from '#openapi/contract.ts';
import { minutesBefore } from '../factories/feed.ts';
import { pictures, portrait } from '../fixtures/pictures.ts';
import { interestList, languageList, passionNames } from '../fixtures/profileLists.ts';
import { MockProblem, type MockHandlers } from '../msw.ts';
import { changeMember, changeSections, newId, profileNow } from '../profileMemory.ts';
import { profileSectionHandlers } from './profileSections.ts';

type Sections = Schemas['ProfileSections'];

const sections = () => profileNow().sections;
const byBestSpoken = (a: Schemas['SpokenLanguage'], b: Schemas['SpokenLanguage']) =>
  b.proficiency - a.proficiency;
const startsWith = (name: string, words = '') => name.toLowerCase().startsWith(words.trim().toLowerCase());

/** What a stranger, a connection and HR would see of the own profile. */
function preview(previewAs: 0 | 1 | 2): Schemas['UserInfo'] {
  const { member, sections: all } = profileNow();
  const { sectionVisibility = {}, openToWork, ...rest } = member;
  const {
    phone: _phone,
    email: _email,
    dateOfBirth: _date,
    profileStrength: _strength,
    nextSteps: _next,
    ...shown
  } = rest;
  const hidden = (name: keyof typeof sectionVisibility) =>
    (sectionVisibility[name] ?? 0) > (previewAs === 1 ? 1 : 0);
  const openSeen =
    openToWork && (openToWork.visibleTo === 0 || (openToWork.visibleTo === 1 && previewAs === 2));
  const names = Object.keys(all) as (keyof Sections)[]; // Its own keys.
  return {
    member: { ...shown, ...(openSeen && { openToWork }) },
    sections: Object.fromEntries(Object.entries(all).filter(([name]) => !hidden(name as keyof Sections))),
    connectionsOnly: names.filter((name) => hidden(name) && sectionVisibility[name] === 1),
  };
}

/** The own profile as it answers when all is well, with memory of what the story has changed. */
export const profileHandlers = {
  ...profileSectionHandlers,
  getUserInfo: ({ previewAs }) => ({
    message: 'Profile',
    response: previewAs === undefined ? profileNow() : preview(previewAs),
  }),
  editProfile: ({ userId: _caller, updatedAt: basedOn, clear = [], imageKey, coverKey, ...changes }) => {
    const { member } = profileNow();
    if (basedOn !== member.updatedAt)
      throw new MockProblem(409, { code: 'STALE', message: 'Your profile was changed elsewhere.' });
    const { firstName = member.firstName, lastName = member.lastName, companyName } = changes;
    const userName = member.userType === 1 ? `${firstName} ${lastName}` : (companyName ?? member.userName);
    const emptied = Object.fromEntries(clear.map((field) => [field, undefined]));
    const image = member.userType === 1 ? 'userImage' : 'companyImage';
    const response = changeMember({
      ...changes,
      ...emptied,
      ...(clear.includes('userImage') && { [image]: undefined }),
      ...(imageKey && { [image]: portrait }),
      ...(coverKey && { coverImage: pictures.glacier.url }),
      ...(changes.sectionVisibility && {
        sectionVisibility: { ...member.sectionVisibility, ...changes.sectionVisibility },
      }),
      userName,
      updatedAt: minutesBefore(-1),
    });
    return { message: 'Your profile was saved', response };
  },
  getPassionList: ({ searchText }) => {
    const mine = sections().passions ?? [];
    const taken = new Set(mine.map(({ passionName }) => passionName.toLowerCase()));
    const suggestions = passionNames.filter(
      (name) => startsWith(name, searchText) && !taken.has(name.toLowerCase()),
    );
    return { message: 'Passions', response: { mine, suggestions } };
  },
  addPassion: ({ passionName }) => {
    const mine = sections().passions ?? [];
    const name = passionName.trim();
    const response = mine.find((one) => one.passionName.toLowerCase() === name.toLowerCase()) ?? {
      passionId: newId('pa'),
      passionName: name,
    };
    if (!mine.includes(response)) changeSections({ passions: [...mine, response] });
    return { message: 'Your passion was added', response };
  },
  removePassion: ({ passionId }) => {
    changeSections({ passions: sections().passions?.filter((one) => one.passionId !== passionId) });
    return { message: 'Removed' };
  },
  getLanguages: () => ({ message: 'Languages', response: sections().languages ?? [] }),
  getLanguageList: ({ searchText }) => ({
    message: 'Languages',
    response: languageList.filter(
      ({ languageName, nativeName }) =>
        startsWith(languageName, searchText) || startsWith(nativeName, searchText),
    ),
  }),
  addLanguages: ({ languages }) => {
    const chosen = languages.map(({ languageId, proficiency }) => {
      const languageName =
        languageList.find((one) => one.languageId === languageId)?.languageName ?? languageId;
      return { languageId, languageName, proficiency };
    });
    const ids = new Set(chosen.map(({ languageId }) => languageId));
    const kept = sections().languages?.filter(({ languageId }) => !ids.has(languageId)) ?? [];
    const response = [...kept, ...chosen].toSorted(byBestSpoken);
    changeSections({ languages: response });
    return { message: 'Your languages were saved', response };
  },
  removeLanguage: ({ languageId }) => {
    changeSections({ languages: sections().languages?.filter((one) => one.languageId !== languageId) });
    return { message: 'Removed' };
  },
  getInterestList: () => {
    const mine = new Set(sections().interests?.map(({ interestId }) => interestId));
    const response = interestList.map((one) => ({ ...one, selected: mine.has(one.interestId) }));
    return { message: 'Interests', response };
  },
  manageInterests: ({ interestIds }) => {
    const response = interestList
      .filter(({ interestId }) => interestIds.includes(interestId))
      .map((one) => ({ ...one, selected: true }));
    changeSections({ interests: response });
    return { message: 'Your interests were saved', response };
  },
} satisfies MockHandlers;
