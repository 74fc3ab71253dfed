import type { Schemas } from '#openapi/contract.ts';
import { chakra } from '@chakra-ui/react';
import { Bookmark, Heart, MessageCircle, Share2 } from 'lucide-react';
import { postActionsRecipe } from '../../../theme/recipes/post.ts';
import { useLinkComponent } from '../../ui/LinkContext.tsx';

const Frame = chakra('div', postActionsRecipe);

export interface PostActionsProps {
  viewer: Pick<Schemas['FeedViewer'], 'isLiked' | 'isSaved'>;
  onLike: (event: { liked: boolean }) => void;
  onSave: (event: { saved: boolean }) => void;
  /** Absent where nothing can be shared. */
  onShare?: (() => void) | undefined;
  /** Where the comments are; in their presence, `onComment` leads to them. */
  commentsHref?: string;
  onComment?: () => void;
}

/** What a member can do with a post. The words stay the same while pressed, so that nothing moves or is renamed. */
export function PostActions({ viewer, onLike, onSave, onShare, commentsHref, onComment }: PostActionsProps) {
  const Link = useLinkComponent(commentsHref ?? '');
  const comment = (
    <>
      <MessageCircle aria-hidden />
      Comment
    </>
  );
  return (
    <Frame>
      <button
        type="button"
        data-shortcut="l"
        aria-pressed={viewer.isLiked}
        onClick={() => onLike({ liked: !viewer.isLiked })}
      >
        <Heart aria-hidden />
        Like
      </button>
      {commentsHref === undefined ? (
        <button type="button" data-shortcut="c" onClick={onComment}>
          {comment}
        </button>
      ) : (
        <Link href={commentsHref} data-shortcut="c">
          {comment}
        </Link>
      )}
      <button
        type="button"
        data-shortcut="s"
        aria-pressed={viewer.isSaved}
        onClick={() => onSave({ saved: !viewer.isSaved })}
      >
        <Bookmark aria-hidden />
        Save
      </button>
      {onShare && (
        <button type="button" aria-haspopup="dialog" onClick={onShare}>
          <Share2 aria-hidden />
          Share
        </button>
      )}
    </Frame>
  );
}
