import { useEffect, useMemo, useState } from 'react';
import type { Upload } from '../../api/uploadList.ts';
import type { ItemUpload } from '../../components/profile/useItemFileField.ts';
import { UploadPurpose } from '../../domain/enums.ts';
import { fileFields, fileWords } from '../../domain/itemFiles.ts';
import type { ProfileEdit } from '../../domain/profileEdits.ts';
import { useUpload } from '../site/useUpload.ts';

const toFile = ({ previewUrl, file, ...upload }: Upload) => ({
  ...upload,
  ...(file.type.startsWith('image/') && { picture: previewUrl }),
});

/**
 * The file that is chosen in the open form of an item. It is sent at once; another form, or the same one begun anew
 * (`formKey`), begins without it.
 */
export function useItemFile(edit: ProfileEdit | undefined, formKey: number): ItemUpload {
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
