import { useState } from 'react';
import { basisOf, editName, sameValues } from '../../domain/profileEdits.ts';
import type { ProfileAsk, ProfileEdit } from '../../domain/profileEdits.ts';
import type { UserInfo } from '../../domain/profile.ts';
import { toast } from '../../lib/toastQueue.ts';
import { useSession } from '../account/useSession.ts';
import { clientIdOf, forgetAttempt } from '../site/attempts.ts';
import { readDraft } from '../site/draftStorage.ts';
import { useDraft } from '../site/useDraft.ts';
import { editorDialog, type EditorState } from './editorDialog.ts';
import { asFailure, freshEdit, isKeptEdit, latestOf } from './editState.ts';
import { saveEdit } from './saveEdit.ts';
import { useProfileCache } from './useProfileCache.ts';

/** The forms of the own profile: drafts, what happened elsewhere, and what the server refuses. */
export function useProfileEditor(info: UserInfo | undefined, onSaved: (edit: ProfileEdit) => void) {
  const { userId = '' } = useSession();
  const cache = useProfileCache();
  const [state, setState] = useState<EditorState>({ formKey: 0 });
  const { edit, value, basis, formKey } = state;
  const draft = useDraft(editName(edit), isKeptEdit);
  const begin = (next: ProfileEdit, more: Partial<EditorState>) =>
    setState({ formKey: formKey + 1, edit: next, value: next, ...more });

  const open = (ask: ProfileAsk, afresh = false) => {
    if (!info) return;
    const fresh = freshEdit(ask, info);
    const left = afresh ? undefined : readDraft(userId, editName(ask));
    // An older version of this page may not have known of a field: it stands as it is.
    const values = isKeptEdit(left) ? { ...fresh.values, ...left.values } : fresh.values;
    const kept = isKeptEdit(left) && !sameValues(values, fresh.values) ? left : undefined;
    const next = kept ? ({ ...fresh, values } as ProfileEdit) : fresh; // Kept under the name of this form.
    begin(next, { basis: kept?.basis ?? basisOf(ask, info), restored: kept !== undefined });
  };
  const close = () => setState({ formKey });
  const discard = () => {
    draft.discard();
    close();
  };
  const submit = async (next: ProfileEdit, onto = basis) => {
    if (!info) return;
    const clientId = clientIdOf(userId, editName(next), JSON.stringify(next.values));
    setState({ ...state, value: next, busy: true, error: undefined, fields: undefined, conflict: undefined });
    try {
      const message = await saveEdit(next, { info, basis: onto, clientId, cache });
      forgetAttempt(userId, editName(next), clientId);
      discard();
      toast({ kind: 'success', title: message });
      cache.refresh();
      onSaved(next);
    } catch (error) {
      draft.save({ values: next.values, basis: onto });
      const failure = await asFailure(error, () => latestOf(next));
      setState({ ...state, value: next, busy: false, ...failure });
    }
  };
  const dialog = editorDialog(state, {
    change: setState,
    keep: (next) => draft.keep({ values: next.values, basis }),
    save: () => value && draft.save({ values: value.values, basis }),
    submit: (next, onto) => void submit(next, onto),
    close,
    discard,
    begin,
    restart: () => edit && (draft.discard(), open(edit, true)),
  });
  return { dialog, open };
}
