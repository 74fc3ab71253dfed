import { useEffect, useMemo, useState } from 'react';
import { useApiQuery } from '../../../api/swr.ts';
import type { ProfileEditorDialogProps } from '../../../components/profile/ProfileEditorDialog.tsx';
import type { ProfileEdit } from '../../../domain/profileEdits.ts';
import { placeText, type UserInfo } from '../../../domain/profile.ts';
import { isMemberRole } from '../../../domain/roles.ts';
import { idOfItem } from '../../../domain/profileItems.ts';
import { useCountries } from '../../account/useCountries.ts';
import { useDebounced } from '../../site/useDebounced.ts';
import type { Upload } from '../../../api/uploadList.ts';
import type { ItemUpload } from '../../../components/profile/sections/useItemFileField.ts';
import { UploadPurpose } from '../../../domain/enums.ts';
import { fileFields, fileWords } from '../../../domain/itemFiles.ts';
import { useUpload } from '../../site/useUpload.ts';

const toFile = ({ previewUrl, file, ...upload }: Upload) => ({
  ...upload,
  ...(file.type.startsWith('image/') && { picture: previewUrl }),
});

/**
 * The file that is chosen in the open form of an item. It is sent at once; another form, or the same one begun anew
 * (`formKey`), begins without it.
 */
function useItemFile(edit: ProfileEdit | undefined, formKey: number): ItemUpload {
  const proofs = useUpload(UploadPurpose.DOCUMENT);
  const pictures = useUpload(UploadPurpose.PROFILE);
  /** In which form something was chosen, and why it was not taken. */
  const [chosen, setChosen] = useState<{ formKey: number; note?: string }>();
  const field = edit?.form === 'item' ? fileFields[edit.kind] : undefined;
  const uploads = field === 'mediaKey' ? pictures : proofs;
  const isHere = field !== undefined && chosen?.formKey === formKey;
  const upload = isHere ? uploads.files.at(-1) : undefined;
  const file = useMemo(() => upload && toFile(upload), [upload]);
  const { clear: clearProofs } = proofs;
  const { clear: clearPictures } = pictures;
  useEffect(
    () => () => {
      clearProofs();
      clearPictures();
    },
    [formKey, field, clearProofs, clearPictures],
  );
  return {
    file,
    note: isHere ? chosen.note : undefined,
    onPick({ file: next }) {
      if (!field) return;
      const { types, wrong } = fileWords[field];
      if (!types.includes(next.type)) {
        setChosen({ formKey, note: `“${next.name}” was not added: ${wrong}` });
        return;
      }
      uploads.clear();
      setChosen({ formKey });
      uploads.add([next]);
    },
    onRemove() {
      uploads.clear();
      setChosen(undefined);
    },
    onRetry: () => file && uploads.retry(file.id),
  };
}

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
