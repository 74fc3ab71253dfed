import type { Schemas } from '#openapi/contract.ts';
import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { CommentState } from '../../../domain/comments.ts';
import { memberHref } from '../../../domain/feedLinks.ts';
import { commentRecipe } from '../../../theme/recipes/comment.ts';
import { MemberAvatar } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { ExpandableText } from '../../ui/ExpandableText.tsx';
import { useLinkComponent } from '../../ui/LinkContext.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { CommentActions, type CommentActionsProps } from './CommentActions.tsx';
import { CommentForm, type CommentText } from './CommentForm.tsx';
import { useCommentEdit } from './useCommentEdit.ts';

const Frame = chakra('article', commentRecipe);

export interface CommentHandlers extends Pick<
  CommentActionsProps,
  'onLike' | 'onDelete' | 'onHide' | 'onReport' | 'onCopyLink'
> {
  /** Rejects with an error whose message the member reads; the text stays in the form. */
  onEdit: (event: CommentText & { commentId: string }) => Promise<void>;
  /** Undoes a deletion that is still waiting. */
  onTakeBack?: (event: { commentId: string }) => void;
}

export interface CommentItemProps
  extends CommentHandlers, Pick<CommentActionsProps, 'onReply' | 'onToggleReplies'> {
  comment: Schemas['Comment'];
  /** Shown before the server has answered. */
  sending?: boolean;
  /** Deleted a moment ago: it can still be taken back. */
  deleting?: boolean;
  /** The link that led here is about this one. */
  highlighted?: boolean;
  /** The replies, while they are open. */
  replies?: ReactNode;
}

type EditFormProps = Pick<CommentItemProps, 'comment' | 'onEdit'> & { onDone: () => void };

function EditForm({ comment, onEdit, onDone }: EditFormProps) {
  const { draft, setDraft, save, error, busy } = useCommentEdit(comment, onEdit, onDone);
  return (
    <CommentForm
      label="Edit your comment"
      value={draft.text}
      mentions={draft.mentions}
      onChange={setDraft}
      onSubmit={(event) => void save(event)}
      onCancel={onDone}
      error={error}
      busy={busy}
      focused
    />
  );
}

function Deleting({ onTakeBack }: { onTakeBack: () => void }) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The menu that had the focus is gone with the comment. It gives the focus back a frame later, to nobody.
    const frame = requestAnimationFrame(() => undo.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <chakra.p display="flex" alignItems="center" gap={2} color="fg.muted" role="status">
      Comment deleted
      <Button ref={undo} size="sm" variant="outline" onClick={onTakeBack}>
        Undo
      </Button>
    </chakra.p>
  );
}

/** One comment or reply. */
export function CommentItem({
  comment,
  sending,
  deleting,
  highlighted,
  onReply,
  onToggleReplies,
  replies,
  ...handlers
}: CommentItemProps) {
  const [editing, setEditing] = useState(false);
  const { author, state } = comment;
  const profile = memberHref(author.userId);
  const Profile = useLinkComponent(profile);
  const gone = state === CommentState.DELETED;
  const text = gone ? (
    <p data-part="gone">Comment deleted</p>
  ) : (
    <ExpandableText text={comment.text} mentions={comment.mentions} />
  );
  const { onTakeBack } = handlers;
  if (deleting && onTakeBack)
    return <Deleting onTakeBack={() => onTakeBack({ commentId: comment.commentId })} />;
  return (
    <Frame
      id={`comment-${comment.commentId}`}
      tabIndex={-1}
      data-sending={sending ? '' : undefined}
      data-highlighted={highlighted ? '' : undefined}
      aria-label={`Comment by ${author.userName}`}
    >
      <MemberAvatar member={author} size="sm" />
      <div data-part="body">
        <div data-part="head">
          <strong title={author.userName} dir="auto">
            <Profile href={profile}>{author.userName}</Profile>
          </strong>
          {sending ? <span role="status">Sending…</span> : <RelativeTime at={comment.createdAt} />}
          {comment.editedAt && !gone && <span>Edited</span>}
          {state === CommentState.HIDDEN && <span>Hidden from others</span>}
        </div>
        {editing ? (
          <EditForm comment={comment} onEdit={handlers.onEdit} onDone={() => setEditing(false)} />
        ) : (
          text
        )}
        {!sending && !editing && (
          <CommentActions
            {...handlers}
            comment={comment}
            onEdit={() => setEditing(true)}
            onReply={onReply}
            onToggleReplies={onToggleReplies}
            repliesOpen={replies !== undefined}
          />
        )}
        {replies}
      </div>
    </Frame>
  );
}
