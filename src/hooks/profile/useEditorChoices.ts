import { useMemo, useState } from 'react';
import { useApiQuery } from '../../api/swr.ts';
import type { ProfileEditorDialogProps } from '../../components/profile/ProfileEditorDialog.tsx';
import type { ProfileEdit } from '../../domain/profileEdits.ts';
import { placeText, type UserInfo } from '../../domain/profile.ts';
import { isMemberRole } from '../../domain/roles.ts';
import { idOfItem } from '../../domain/profileItems.ts';
import { useCountries } from '../account/useCountries.ts';
import { useDebounced } from '../site/useDebounced.ts';
import { useItemFile } from './useItemFile.ts';

type Choices = Pick<
  ProfileEditorDialogProps,
  'role' | 'countries' | 'companies' | 'languages' | 'interests' | 'otherCurrent' | 'upload'
>;

const nothing: never[] = [];
const itemOf = (edit: ProfileEdit | undefined) =>
  edit?.form === 'item' && edit.item ? idOfItem(edit.item) : undefined;

/** What the open form of the own profile offers to choose from; asked for when a form needs it. */
export function useEditorChoices(
  info: UserInfo | undefined,
  { edit, formKey }: { edit: ProfileEdit | undefined; formKey: number },
): Choices {
  const upload = useItemFile(edit, formKey);
  const [typed, setTyped] = useState('');
  const searchText = useDebounced(typed.trim());
  const { countries } = useCountries(edit !== undefined);
  const companies = useApiQuery('getCompanies', searchText ? { searchText } : null);
  const languages = useApiQuery('getLanguageList', edit?.form === 'language' ? {} : null);
  const interests = useApiQuery('getInterestList', edit?.form === 'interests' ? {} : null);
  const { experience = nothing, languages: spoken = nothing } = info?.sections ?? {};
  const own = itemOf(edit);
  const role = info?.member.userType;
  return {
    role: isMemberRole(role) ? role : 1,
    countries,
    upload,
    interests: interests.data?.response ?? nothing,
    otherCurrent: experience.filter((one) => one.isCurrent && one.workExperienceId !== own).length,
    companies: {
      onType: ({ text }) => setTyped(text),
      options: useMemo(
        () =>
          (searchText ? (companies.data?.response ?? []) : []).map((company) => ({
            id: company.companyId,
            label: company.companyName,
            detail: company.companyLocation && placeText(company.companyLocation),
          })),
        [companies.data, searchText],
      ),
    },
    languages: useMemo(
      () =>
        (languages.data?.response ?? [])
          .filter(({ languageId }) => !spoken.some((one) => one.languageId === languageId))
          .map(({ languageId, languageName, nativeName }) => ({
            id: languageId,
            label: languageName,
            detail: nativeName,
          })),
      [languages.data, spoken],
    ),
  };
}
