import { chakra } from '@chakra-ui/react';
import { changesVerified, itemErrors, itemInputs, type ItemValues } from '../../domain/profileItemForms.ts';
import type { ItemKind } from '../../domain/profileItems.ts';
import { useNow } from '../ui/Clock.tsx';
import { editFormLine, editFormLook, toLines, type EditFormProps } from './editForm.ts';
import { EditFormActions } from './EditFormActions.tsx';
import { EditNoticeBanner } from './EditNoticeBanner.tsx';
import { ProfileItemPicker, type CompanySearch } from './ProfileItemPicker.tsx';
import { useEditForm } from './useEditForm.ts';

export interface ProfileItemFormProps extends EditFormProps<ItemValues> {
  kind: ItemKind;
  /** As it was verified: changing that takes the verification back. */
  verified?: ItemValues | undefined;
  /** Other positions that are current; three are the most. */
  otherCurrent?: number;
  companies: CompanySearch;
}

/** A position, an education, a certificate or an achievement (product 3.2, S44). */
export function ProfileItemForm({
  kind,
  verified,
  otherCurrent = 0,
  companies,
  ...props
}: ProfileItemFormProps) {
  const now = useNow();
  const form = useEditForm(props, (values) => itemErrors(kind, values, { now, otherCurrent }));
  const { values } = form;
  const inputs = itemInputs[kind].filter(({ unless }) => !unless || !values[unless]);
  return (
    <chakra.form {...form.form} {...editFormLook} aria-label="Entry">
      <EditNoticeBanner
        draft={props.draft}
        conflict={props.conflict}
        warning={
          verified && changesVerified(kind, verified, values)
            ? 'This was verified as it stands. Saving the change takes the verification back.'
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
      <EditFormActions onCancel={props.onCancel} busy={props.busy} error={props.error} />
    </chakra.form>
  );
}
