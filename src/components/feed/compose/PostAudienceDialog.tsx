import type { Schemas } from '#openapi/contract.ts';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PostAudiencePicker, type PostAudience } from './PostAudiencePicker.tsx';

type FeedItem = Schemas['FeedItem'];

export interface PostAudienceDialogProps {
  /** The post in question; closed without one. A new object begins anew. */
  item: Pick<FeedItem, 'visibility' | 'commentPolicy'> | undefined;
  onSave: (audience: PostAudience) => void;
  onClose: () => void;
  busy?: boolean;
  /** Why it was not kept. */
  error?: string;
  /** Somebody changed the post since; the fields show how it stands now. */
  stale?: boolean;
}

const audienceOf = ({ visibility, commentPolicy }: PostAudience): PostAudience => ({
  visibility,
  commentPolicy,
});

/** Who reads a post and who may answer, after it was published (product S19, R11). Its text stays as it is. */
export function PostAudienceDialog({
  item,
  onSave,
  onClose,
  busy = false,
  ...notes
}: PostAudienceDialogProps) {
  const [shown, setShown] = useState({ item, value: item && audienceOf(item) });
  // While the dialog leaves, its fields stay.
  if (item && item !== shown.item) setShown({ item, value: audienceOf(item) });
  const { value } = shown;
  return (
    <Dialog
      open={item !== undefined}
      onClose={onClose}
      title="Who can see this post"
      form="card"
      busy={busy}
      footer={
        <>
          <Button variant="outline" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button busy={busy} busyLabel="Saving" onClick={() => value && onSave(value)}>
            Save
          </Button>
        </>
      }
    >
      <chakra.div display="grid" gap={4}>
        {value && (
          <PostAudiencePicker
            value={value}
            onChange={(change) => setShown({ ...shown, value: { ...value, ...change } })}
          />
        )}
        {notes.stale && (
          <Notice tone="warning" title="Changed elsewhere">
            This post was changed since. Above is how it stands now; choose again if you want to change it.
          </Notice>
        )}
        {notes.error && <Notice tone="danger">{notes.error}</Notice>}
      </chakra.div>
    </Dialog>
  );
}
