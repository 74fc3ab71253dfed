import { useLayoutEffect } from 'react';
import { fileFields, unsentFile, type ItemFile } from '../../../domain/itemFiles.ts';
import type { ItemValues } from '../../../domain/profileItemForms.ts';
import type { ItemKind } from '../../../domain/profileItems.ts';
import { isUnderWay } from '../../../domain/uploads.ts';
import type { FieldErrors } from '../../../lib/validate.ts';
import type { ValidatedForm } from '../../ui/useValidatedForm.ts';
import type { ItemFilePickerProps } from './ItemFilePicker.tsx';
import type { VerificationFile } from '../verification/VerificationFileItem.tsx';

/** A file that was chosen in the open form. */
export interface ItemUpload extends Pick<ItemFilePickerProps, 'onPick' | 'onRemove' | 'onRetry' | 'note'> {
  /** `mediaKey` once it has arrived. */
  file?: (VerificationFile & { mediaKey?: string | undefined }) | undefined;
}

/** What keeps the form from being saved: a file that has not arrived. */
export function unsentErrors({ file }: Pick<ItemUpload, 'file'>): FieldErrors {
  if (!file || file.state === 'ready') return {};
  return { fileKey: isUnderWay(file.state) ? unsentFile.underWay : unsentFile.failed };
}

const unsent = new Set<string | undefined>(Object.values(unsentFile));

/** The file of the form as its picker takes it; undefined where the kind has none. `stored`: what the item has. */
export function useItemFileField(
  form: ValidatedForm<ItemValues>,
  { kind, upload, stored }: { kind: ItemKind; upload: ItemUpload; stored: ItemFile | undefined },
): ItemFilePickerProps | undefined {
  const { fileKey, fileName } = form.values;
  const { file, note, onPick, onRemove, onRetry } = upload;
  const arrived = file?.mediaKey;
  useLayoutEffect(() => {
    if (file && arrived) form.change({ fileKey: arrived, fileName: file.name });
    // Once for each file that has arrived.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [arrived]);
  const field = fileFields[kind];
  if (!field) return undefined;
  const own = stored?.key === fileKey ? stored : undefined;
  const kept: VerificationFile | undefined = fileKey
    ? {
        id: fileKey,
        name: fileName,
        href: own?.url,
        picture: own?.isPicture ? own.url : undefined,
        state: 'ready',
        progress: 1,
      }
    : undefined;
  const error = form.errorOf('fileKey');
  return {
    field,
    file: file ?? kept,
    note,
    // What was said of an upload ends with it.
    error: unsent.has(error) && error !== unsentErrors(upload).fileKey ? undefined : error,
    onPick,
    onRetry,
    onRemove() {
      if (file) onRemove();
      // One that did not arrive has taken the place of nothing yet.
      if (!file || arrived) form.change({ fileKey: '', fileName: '', mediaAlt: '' });
    },
    ...(field === 'mediaKey' && { alt: form.text('mediaAlt') }),
  };
}
