import type { Schemas } from '#openapi/contract.ts';
import { useState, type Dispatch, type SetStateAction } from 'react';
import type { OwnProfileDialogProps } from '../../components/profile/OwnProfileDialog.tsx';
import type { ProfileEditorDialogProps } from '../../components/profile/ProfileEditorDialog.tsx';
import { sameValues, type ProfileAsk, type ProfileEdit } from '../../domain/profileEdits.ts';
import type { EditFailure } from './editState.ts';

export interface EditorState extends EditFailure {
  /** As the form began; `value` is what stands in it now. */
  edit?: ProfileEdit;
  value?: ProfileEdit;
  /** The version that it is based on. */
  basis?: string | undefined;
  formKey: number;
  /** It was left from last time. */
  restored?: boolean;
  /** What to do with the changes. */
  asking?: boolean;
  busy?: boolean;
}

export type EditorDialog = Omit<
  ProfileEditorDialogProps,
  'role' | 'countries' | 'companies' | 'languages' | 'interests' | 'otherCurrent' | 'upload'
>;

interface EditorActions {
  change: Dispatch<SetStateAction<EditorState>>;
  keep: (edit: ProfileEdit) => void;
  save: () => void;
  submit: (edit: ProfileEdit, basis?: string) => void;
  close: () => void;
  discard: () => void;
  begin: (edit: ProfileEdit, more: Partial<EditorState>) => void;
  /** The form anew, without what was left of it. */
  restart: () => void;
}

/** The state of the editor as its dialog takes it. */
export function editorDialog(state: EditorState, actions: EditorActions): EditorDialog {
  const { edit, value, formKey, restored, conflict, error, fields } = state;
  const changed = edit && value && !sameValues(edit.values, value.values);
  const lossy = restored || changed;
  const leave = () => (lossy ? actions.change((now) => ({ ...now, asking: true })) : actions.discard());
  const keep = () => {
    actions.save();
    actions.close();
  };
  return {
    edit,
    formKey,
    asking: state.asking ?? false,
    busy: state.busy ?? false,
    error,
    fields,
    draft: restored ? { onDiscard: actions.restart } : undefined,
    conflict: conflict &&
      value && {
        onKeepMine: () => actions.submit(value, conflict.basis),
        onTakeTheirs: () => actions.begin(conflict.edit, { basis: conflict.basis }),
      },
    onChange(next) {
      actions.change((now) => ({ ...now, value: next, restored: false }));
      actions.keep(next);
    },
    onSubmit: (next) => actions.submit(next),
    onCancel: leave,
    onClose: leave,
    onBack: () => (lossy ? keep() : actions.discard()),
    onKeepEditing: () => actions.change((now) => ({ ...now, asking: false })),
    onSaveDraft: keep,
    onDiscard: actions.discard,
  };
}

type Position = Schemas['WorkExperience'];

/**
 * The form's dialog gives the focus back while it goes, which takes 120 ms: a question that stood there by then would lose
 * it.
 */
const goneMs = 250;

interface LeaveQuestion {
  dialog: (open: (ask: ProfileAsk) => void) => OwnProfileDialogProps['leaving'];
  /** After a form was saved; `before` are the positions that were current then. */
  ask: (edit: ProfileEdit, before: readonly Position[]) => void;
}

/** "Did you leave {first}?": a second current position may have taken the place of the first (product S44). */
export function useLeaveQuestion(): LeaveQuestion {
  const [asked, setAsked] = useState<{ first: Position; open: boolean }>();
  const close = () => setAsked(asked && { ...asked, open: false });
  return {
    dialog: (open) => ({
      open: asked?.open ?? false,
      title: asked ? `Did you leave ${asked.first.companyName}?` : '',
      text: asked
        ? `${asked.first.jobTitle} is still a current position of yours. If you end it, it stays on your profile.`
        : '',
      onConfirm() {
        close();
        if (asked) open({ form: 'end', item: asked.first });
      },
      onCancel: close,
    }),
    ask(edit, before) {
      const isNew = edit.form === 'item' && edit.kind === 'experience' && !edit.item;
      const [first] = before;
      if (isNew && edit.values.isCurrent && first) setTimeout(() => setAsked({ first, open: true }), goneMs);
    },
  };
}
