import type { Schemas } from '#openapi/contract.ts';
import { chakra } from '@chakra-ui/react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useLast } from '../../ui/useLast.ts';

type Post = Pick<Schemas['FeedItem'], 'author' | 'visibility' | 'viewer'>;

export interface PostReasonDialogProps {
  /** The post in question; closed without one. */
  item: Post | undefined;
  onClose: () => void;
}

/** What binds the reader to the author, or that nothing has to. */
function reasonOf({ author: { userName }, visibility, viewer }: Post): string {
  const { isConnected, isFollowing } = viewer;
  if (isConnected && visibility === 1)
    return `You are connected with ${userName}, who shared it with connections.`;
  if (isConnected && isFollowing) return `You are connected with ${userName} and follow them.`;
  if (isConnected) return `You are connected with ${userName}.`;
  if (isFollowing) return `You follow ${userName}.`;
  return `${userName} shared it with everybody. You neither follow them nor are you connected.`;
}

/** Why a post stands in the reader's feed, and what to do to see less like it. */
export function PostReasonDialog({ item, onClose }: PostReasonDialogProps) {
  // While the dialog leaves, what it says stays.
  const shown = useLast(item);
  return (
    <Dialog
      open={item !== undefined}
      onClose={onClose}
      title="Why am I seeing this?"
      form="card"
      size="sm"
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={3} overflowWrap="anywhere">
        {shown && <p dir="auto">{reasonOf(shown)}</p>}
        <chakra.p color="fg.muted">
          Your feed has the newest posts first. Nothing in it is ranked by what you like or read.
        </chakra.p>
        <chakra.p color="fg.muted">
          To see less, hide the post, or mute or block its author. They are not told.
        </chakra.p>
      </chakra.div>
    </Dialog>
  );
}
