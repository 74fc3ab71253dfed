import type { Schemas } from '#openapi/contract.ts';
import { useState } from 'react';
import type { OwnProfileDialogProps } from '../../components/profile/OwnProfileDialog.tsx';
import type { ProfileAsk, ProfileEdit } from '../../domain/profileEdits.ts';

type Position = Schemas['WorkExperience'];

/**
 * The form's dialog gives the focus back while it goes, which takes 120 ms: a question that stood there by then would lose
 * it.
 */
const goneMs = 250;

export interface LeaveQuestion {
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
