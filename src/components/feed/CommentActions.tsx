import type { Schemas } from '#openapi/contract.ts';
import { Ellipsis, Eye, EyeOff, Heart, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { CommentState } from '../../domain/comments.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { Count } from '../ui/Count.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Menu, type MenuEntry } from '../ui/Menu.tsx';

type Comment = Schemas['Comment'];

export interface CommentActionsProps {
  comment: Comment;
  onLike: (event: { commentId: string; liked: boolean }) => void;
  onEdit: () => void;
  /** The member was asked. */
  onDelete: (event: { comment: Comment }) => void;
  /** For the owner of the post: takes a comment out of others' sight. Absent for everybody else. */
  onHide?: (event: { commentId: string; hidden: boolean }) => void;
  /** Absent where the reader may not write. */
  onReply?: (event: { comment: Comment }) => void;
  /** Opens and folds the replies. Absent on a reply. */
  onToggleReplies?: (event: { comment: Comment }) => void;
  repliesOpen: boolean;
}

type Entries = Pick<CommentActionsProps, 'comment' | 'onEdit' | 'onHide'> & { onAsk: () => void };

function menuEntries({ comment, onEdit, onHide, onAsk }: Entries): MenuEntry[] {
  const { commentId, viewer, state } = comment;
  if (state === CommentState.DELETED) return [];
  const hidden = state === CommentState.HIDDEN;
  return [
    viewer.canEdit && { label: 'Edit', icon: <Pencil aria-hidden />, onSelect: onEdit },
    onHide &&
      !viewer.canEdit && {
        label: hidden ? 'Show' : 'Hide',
        icon: hidden ? <Eye aria-hidden /> : <EyeOff aria-hidden />,
        onSelect: () => onHide({ commentId, hidden: !hidden }),
      },
    viewer.canDelete && { label: 'Delete', icon: <Trash2 aria-hidden />, danger: true, onSelect: onAsk },
  ].filter((entry) => typeof entry === 'object');
}

/** What can be done with a comment. */
export function CommentActions({
  comment,
  onReply,
  onToggleReplies,
  repliesOpen,
  ...handlers
}: CommentActionsProps) {
  // Undefined until it is asked for the first time: a dialog for every comment would be too dear.
  const [asking, setAsking] = useState<boolean>();
  const { commentId, author, viewer, counts } = comment;
  const gone = comment.state === CommentState.DELETED;
  const { onLike, onDelete } = handlers;
  const entries = menuEntries({ ...handlers, comment, onAsk: () => setAsking(true) });
  return (
    <div data-part="actions">
      {!gone && (
        <button
          type="button"
          aria-pressed={viewer.isLiked}
          onClick={() => onLike({ commentId, liked: !viewer.isLiked })}
        >
          <Heart aria-hidden />
          Like {counts.likes > 0 && <Count value={counts.likes} />}
        </button>
      )}
      {onReply && !gone && (
        <button type="button" onClick={() => onReply({ comment })}>
          Reply
        </button>
      )}
      {onToggleReplies && counts.replies > 0 && (
        <button type="button" aria-expanded={repliesOpen} onClick={() => onToggleReplies({ comment })}>
          <span>
            {repliesOpen ? 'Hide' : 'View'} <Count value={counts.replies} noun={['reply', 'replies']} />
          </span>
        </button>
      )}
      {entries.length > 0 && (
        <Menu
          sections={[{ entries }]}
          trigger={<IconButton size="sm" label="More actions" icon={<Ellipsis aria-hidden />} />}
        />
      )}
      {asking !== undefined && (
        <ConfirmDialog
          open={asking}
          danger
          title={viewer.canEdit ? 'Delete your comment?' : `Delete the comment by ${author.userName}?`}
          confirmLabel="Delete"
          onConfirm={() => {
            setAsking(false);
            onDelete({ comment });
          }}
          onCancel={() => setAsking(false)}
        >
          It cannot be brought back.
        </ConfirmDialog>
      )}
    </div>
  );
}
