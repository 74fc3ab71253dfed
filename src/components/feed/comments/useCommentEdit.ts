import type { Schemas } from '#openapi/contract.ts';
import { useState } from 'react';
import type { CommentText } from './CommentForm.tsx';

/** A comment that is being changed. What the server refuses stays in the form, with the reason. */
export function useCommentEdit(
  { commentId, text, mentions = [] }: Schemas['Comment'],
  onEdit: (event: CommentText & { commentId: string }) => Promise<void>,
  onDone: () => void,
) {
  const [draft, setDraft] = useState<CommentText>({ text, mentions });
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const save = async (changed: CommentText) => {
    setBusy(true);
    setError(undefined);
    try {
      await onEdit({ commentId, ...changed });
      onDone();
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : String(failure));
      setBusy(false);
    }
  };
  return { draft, setDraft, save, error, busy };
}
