import { useState } from 'react';
import type { OwnProfileDialogProps } from '../../components/profile/OwnProfileDialog.tsx';
import type { OwnProfilePanelProps } from '../../components/profile/OwnProfilePanel.tsx';
import { type PreviewAs, profileLink, stepTabs, type UserInfo } from '../../domain/profile.ts';
import { Role } from '../../domain/roles.ts';
import { copyLink } from '../site/copyLink.ts';
import { editorDialog, type EditorState, useLeaveQuestion } from './editorDialog.ts';
import { useEditorChoices } from './sections/useEditorChoices.ts';
import { useOwnSections } from './sections/useOwnSections.ts';
import { useResume, useResumeImport } from './resume/useResume.ts';
import { type ProfileState, useProfileInfo } from './useProfileInfo.ts';
import { useProfilePictures } from './useProfilePictures.ts';
import type { useProfilePlaces } from './useProfilePlaces.ts';
import { basisOf, editName, sameValues } from '../../domain/profileEdits.ts';
import type { ProfileAsk, ProfileEdit } from '../../domain/profileEdits.ts';
import { toast } from '../../lib/toastQueue.ts';
import { useSession } from '../account/useSession.ts';
import { clientIdOf, forgetClientId } from '../site/clientIds.ts';
import { readDraft } from '../site/draftStorage.ts';
import { useDraft } from '../site/useDraft.ts';
import { asFailure, freshEdit, isKeptEdit, latestOf } from './editState.ts';
import { saveEdit } from './sections/saveItem.ts';
import { useProfileCache } from './useProfileCache.ts';

/** The forms of the own profile: drafts, what happened elsewhere, and what the server refuses. */
function useProfileEditor(info: UserInfo | undefined, onSaved: (edit: ProfileEdit) => void) {
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
      forgetClientId(userId, editName(next), clientId);
      discard();
      toast({ kind: 'success', title: message, about: editName(next) });
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

type Own = NonNullable<OwnProfilePanelProps['own']>;

export interface OwnProfile {
  /** Of what is shown: the own profile, or what others see of it. */
  state: ProfileState;
  /** Absent while it is shown as others see it. */
  own: Own | undefined;
  preview: OwnProfilePanelProps['preview'];
  dialogs: OwnProfileDialogProps;
}

type Places = Pick<ReturnType<typeof useProfilePlaces>, 'onTab' | 'onVerify' | 'step' | 'onBegun'>;

/** Everything that a member does with the own profile, whatever the role (product S44, S46-S48). */
export function useOwnProfile({ onTab, onVerify, step: begin, onBegun }: Places): OwnProfile {
  const [viewer, setViewer] = useState<PreviewAs>();
  const mine = useProfileInfo();
  const seen = useProfileInfo(viewer ?? null);
  const info = mine.status === 'ready' ? mine.info : undefined;
  const current = (info?.sections.experience ?? []).filter(({ isCurrent }) => isCurrent);
  const leaving = useLeaveQuestion();
  const editor = useProfileEditor(info, (edit) => leaving.ask(edit, current));
  const { photo, cover, crop, upload } = useProfilePictures(info?.member);
  const sections = useOwnSections(info, editor.open, onVerify);
  const resume = useResume(info);
  const imported = useResumeImport();
  const choices = useEditorChoices(info, editor.dialog);

  const onViewer = (next: { viewer: PreviewAs }) => setViewer(next.viewer);
  const onStop = () => setViewer(undefined);
  const own: Own = {
    actions: {
      onEdit: () => editor.open({ form: 'details' }),
      onShare: () => info && void copyLink(`${location.origin}${profileLink(info.member.userId)}`),
      onPreview: () => setViewer(0),
      ...(info?.member.userType === Role.JOB_SEEKER && {
        onOpenToWork: () => editor.open({ form: 'openToWork' }),
        onResume: resume.onOpen,
        onImport: imported.onOpen,
      }),
    },
    sections: sections.events,
    photo,
    cover,
    upload,
    ...(begin && { begin }),
    onBegun,
    onStep({ step }) {
      const tab = stepTabs[step];
      if (step === 2) editor.open({ form: 'details' });
      else if (step === 3) editor.open({ form: 'about' });
      else if (tab) onTab({ tab });
    },
  };
  return {
    ...(viewer === undefined ? { state: mine, own } : { state: seen, own: undefined }),
    preview: viewer === undefined ? undefined : { entered: true, viewer, onViewer, onStop },
    dialogs: {
      editor: { ...editor.dialog, ...choices },
      crop,
      deletion: sections.question,
      leaving: leaving.dialog(editor.open),
      resume: resume.dialog,
      imported: imported.dialog,
    },
  };
}
