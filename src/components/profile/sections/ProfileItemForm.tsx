import { chakra } from '@chakra-ui/react';
import { changesProven, itemErrors, itemInputs, type ItemValues } from '../../../domain/profileItemForms.ts';
import type { ItemFile } from '../../../domain/itemFiles.ts';
import type { ItemKind } from '../../../domain/profileItems.ts';
import { lossText, type VerificationEntry } from '../../../domain/verification.ts';
import { isUnderWay } from '../../../domain/uploads.ts';
import { useNow } from '../../ui/Clock.tsx';
import { FormActions } from '../../ui/FormActions.tsx';
import { editFormLine, editFormLook, toLines, type EditFormProps } from '../editForm.ts';
import { EditNoticeBanner } from '../EditNoticeBanner.tsx';
import { ItemFilePicker } from './ItemFilePicker.tsx';
import { ProfileItemPicker, type CompanySearch } from './ProfileItemPicker.tsx';
import { useEditForm } from '../useEditForm.ts';
import { unsentErrors, useItemFileField, type ItemUpload } from './useItemFileField.ts';

export interface ProfileItemFormProps extends EditFormProps<ItemValues> {
  kind: ItemKind;
  /** As it was sent to a verifier or verified: changing that undoes it. */
  checked?: { values: ItemValues; status: VerificationEntry['status'] } | undefined;
  /** Other positions that are current; three are the most. */
  otherCurrent?: number;
  companies: CompanySearch;
  /** The file that the item has. */
  stored?: ItemFile | undefined;
  /** The file that is being sent. */
  upload: ItemUpload;
}

/** A position, an education, a certificate or an achievement (product 3.2, S44). */
export function ProfileItemForm({
  kind,
  checked,
  otherCurrent = 0,
  companies,
  stored,
  upload,
  ...props
}: ProfileItemFormProps) {
  const now = useNow();
  const form = useEditForm(props, (values) => ({
    ...itemErrors(kind, values, { now, otherCurrent }),
    ...unsentErrors(upload),
  }));
  const file = useItemFileField(form, { kind, upload, stored });
  const { values } = form;
  const inputs = itemInputs[kind].filter(({ unless }) => !unless || !values[unless]);
  return (
    <chakra.form {...form.form} {...editFormLook} aria-label="Entry">
      <EditNoticeBanner
        draft={props.draft}
        conflict={props.conflict}
        warning={
          checked && changesProven(kind, checked.values, values)
            ? lossText(checked.status, 'Saving the change')
            : undefined
        }
      />
      {toLines(inputs).map((line) => (
        <chakra.div key={line[0]?.name} css={editFormLine}>
          {line.map((input) => (
            <ProfileItemPicker key={input.name} kind={kind} input={input} form={form} companies={companies} />
          ))}
        </chakra.div>
      ))}
      {file && <ItemFilePicker {...file} busy={props.busy ?? false} />}
      <FormActions
        waiting={upload.file !== undefined && isUnderWay(upload.file.state) && 'The file is on its way'}
        onCancel={props.onCancel}
        busy={props.busy}
        error={props.error}
      />
    </chakra.form>
  );
}
