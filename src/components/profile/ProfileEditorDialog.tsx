import { lazy, Suspense } from 'react';
import type { Schemas } from '#openapi/contract.ts';
import { fileOfItem } from '../../domain/itemFiles.ts';
import { toItemValues } from '../../domain/profileItemForms.ts';
import { editTitle, type ProfileEdit } from '../../domain/profileEdits.ts';
import type { MemberRole } from '../../domain/roles.ts';
import type { ComboboxOption } from '../ui/ComboboxField.tsx';
import { useLast } from '../ui/useLast.ts';
import { EditDialog, type EditDialogProps } from './EditDialog.tsx';
import type { EditFormProps } from './editForm.ts';
import type { ProfileDetailsFormProps } from './ProfileDetailsForm.tsx';
import type { ProfileItemFormProps } from './sections/ProfileItemForm.tsx';
import { useLateFocus } from './useLateFocus.ts';

// Most who look at their profile change one thing, or nothing.
const AboutForm = lazy(async () => ({ default: (await import('./sections/AboutForm.tsx')).AboutForm }));
const EndPositionForm = lazy(async () => ({
  default: (await import('./sections/EndPositionForm.tsx')).EndPositionForm,
}));
const InterestsForm = lazy(async () => ({
  default: (await import('./sections/InterestsForm.tsx')).InterestsForm,
}));
const LanguageForm = lazy(async () => ({
  default: (await import('./sections/LanguageForm.tsx')).LanguageForm,
}));
const OpenToWorkForm = lazy(async () => ({
  default: (await import('./sections/OpenToWorkForm.tsx')).OpenToWorkForm,
}));
const ProfileDetailsForm = lazy(async () => ({
  default: (await import('./ProfileDetailsForm.tsx')).ProfileDetailsForm,
}));
const ProfileItemForm = lazy(async () => ({
  default: (await import('./sections/ProfileItemForm.tsx')).ProfileItemForm,
}));

type FormState = Omit<EditFormProps<never>, 'values' | 'onChange' | 'onSubmit'>;

export interface ProfileEditorDialogProps
  extends
    FormState,
    Omit<EditDialogProps, 'open' | 'title' | 'children' | 'description'>,
    Pick<ProfileDetailsFormProps, 'countries'>,
    Pick<ProfileItemFormProps, 'companies' | 'otherCurrent' | 'upload'> {
  /** The form, as it was opened; closed without one. */
  edit: ProfileEdit | undefined;
  /** Changes when the form begins anew: a draft was discarded, another version was taken. */
  formKey: number;
  onChange: (edit: ProfileEdit) => void;
  onSubmit: (edit: ProfileEdit) => void;
  role: MemberRole;
  languages: readonly ComboboxOption[];
  interests: readonly Schemas['Interest'][];
}

function Form({
  edit,
  formKey,
  onChange,
  onSubmit,
  ...props
}: ProfileEditorDialogProps & { edit: ProfileEdit }) {
  useLateFocus();
  const { role, countries, companies, otherCurrent, upload, languages, interests, ...rest } = props;
  const { draft, conflict, onCancel, busy, error, fields } = rest;
  const state = { draft, conflict, onCancel, busy: busy ?? false, error, fields };
  /** The values come back in the form that they were given in. */
  const bind = <Values extends ProfileEdit['values']>(values: Values) => ({
    values,
    onChange: (next: Values) => onChange({ ...edit, values: next } as ProfileEdit),
    onSubmit: (next: Values) => onSubmit({ ...edit, values: next } as ProfileEdit),
  });
  switch (edit.form) {
    case 'item': {
      const { kind, item } = edit;
      const checked = item && { values: toItemValues(item), status: item.verificationStatus };
      const more = { kind, checked, stored: item && fileOfItem(item), upload, companies, otherCurrent };
      return <ProfileItemForm key={formKey} {...state} {...more} {...bind(edit.values)} />;
    }
    case 'details':
      return (
        <ProfileDetailsForm
          key={formKey}
          {...state}
          role={role}
          countries={countries}
          {...bind(edit.values)}
        />
      );
    case 'about':
      return <AboutForm key={formKey} {...state} {...bind(edit.values)} />;
    case 'openToWork':
      return <OpenToWorkForm key={formKey} {...state} {...bind(edit.values)} />;
    case 'end':
      return (
        <EndPositionForm
          key={formKey}
          {...state}
          startDate={edit.item.startDate}
          status={edit.item.verificationStatus}
          {...bind(edit.values)}
        />
      );
    case 'language': {
      const fixed = edit.language !== undefined;
      return (
        <LanguageForm key={formKey} {...state} fixed={fixed} languages={languages} {...bind(edit.values)} />
      );
    }
    case 'interests':
      return <InterestsForm key={formKey} {...state} interests={interests} {...bind(edit.values)} />;
    default: {
      const forgotten: never = edit;
      return forgotten;
    }
  }
}

/** Whichever form of the own profile is open. */
export function ProfileEditorDialog({ edit, ...props }: ProfileEditorDialogProps) {
  const last = useLast(edit);
  const shown = edit ?? last;
  const { onClose, onBack, asking, onKeepEditing, onSaveDraft, onDiscard, busy } = props;
  const dialog = { onClose, onBack, asking, onKeepEditing, onSaveDraft, onDiscard, busy: busy ?? false };
  return (
    <EditDialog open={edit !== undefined} title={shown ? editTitle(shown) : ''} {...dialog}>
      <Suspense fallback={null}>{shown && <Form {...props} edit={shown} />}</Suspense>
    </EditDialog>
  );
}
