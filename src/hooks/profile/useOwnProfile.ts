import { useState } from 'react';
import type { OwnProfileDialogProps } from '../../components/profile/OwnProfileDialog.tsx';
import type { OwnProfilePanelProps } from '../../components/profile/OwnProfilePanel.tsx';
import { type PreviewAs, profileLink, stepTabs } from '../../domain/profile.ts';
import { Role } from '../../domain/roles.ts';
import { copyLink } from '../site/copyLink.ts';
import { useEditorChoices } from './useEditorChoices.ts';
import { useOwnSections } from './useOwnSections.ts';
import { useProfileEditor } from './useProfileEditor.ts';
import { useProfileFiles } from './useProfileFiles.ts';
import { type ProfileState, useProfileInfo } from './useProfileInfo.ts';
import { useProfilePictures } from './useProfilePictures.ts';
import type { useProfilePlaces } from './useProfilePlaces.ts';
import type { Schemas } from '#openapi/contract.ts';
import type { ProfileAsk, ProfileEdit } from '../../domain/profileEdits.ts';

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
function useLeaveQuestion(): LeaveQuestion {
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
  const files = useProfileFiles(info);
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
        ...files.actions,
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
      ...files.dialogs,
    },
  };
}
