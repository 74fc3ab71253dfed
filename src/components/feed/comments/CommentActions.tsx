import type { Schemas } from '#openapi/contract.ts';
import { Ellipsis, Eye, EyeOff, Flag, Heart, Link as LinkIcon, Pencil, Trash2 } from 'lucide-react';
import { CommentState } from '../../../domain/comments.ts';
import { Count } from '../../ui/Count.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Menu, type MenuEntry } from '../../ui/Menu.tsx';

type Comment = Schemas['Comment'];

export interface CommentActionsProps {
  comment: Comment;
  onLike: (event: { commentId: string; liked: boolean }) => void;
  onEdit: () => void;
  /** Not asked before: it can be taken back. */
  onDelete: (event: { comment: Comment }) => void;
  /** For the owner of the post: takes a comment out of others' sight. Absent for everybody else. */
  onHide?: (event: { commentId: string; hidden: boolean }) => void;
  onCopyLink?: (event: { comment: Comment }) => void;
  /** Offered to everybody but its author. */
  onReport?: (event: { comment: Comment }) => void;
  /** Absent where the reader may not write. */
  onReply?: (event: { comment: Comment }) => void;
  /** Opens and folds the replies. Absent on a reply. */
  onToggleReplies?: (event: { comment: Comment }) => void;
  repliesOpen: boolean;
}

type Entries = Pick<
  CommentActionsProps,
  'comment' | 'onEdit' | 'onHide' | 'onDelete' | 'onReport' | 'onCopyLink'
>;

function menuEntries({ comment, onEdit, onHide, onDelete, ...others }: Entries): MenuEntry[] {
  const { onReport, onCopyLink } = others;
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
    onCopyLink && {
      label: 'Copy link',
      icon: <LinkIcon aria-hidden />,
      onSelect: () => onCopyLink({ comment }),
    },
    onReport &&
      !viewer.canEdit && {
        label: 'Report',
        icon: <Flag aria-hidden />,
        onSelect: () => onReport({ comment }),
      },
    viewer.canDelete && {
      label: 'Delete',
      icon: <Trash2 aria-hidden />,
      danger: true,
      onSelect: () => onDelete({ comment }),
    },
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
  const { commentId, viewer, counts } = comment;
  const gone = comment.state === CommentState.DELETED;
  const { onLike } = handlers;
  const entries = menuEntries({ ...handlers, comment });
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
    </div>
  );
}
