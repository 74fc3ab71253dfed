import type { Schemas } from '#openapi/contract.ts';
import { chakra } from '@chakra-ui/react';
import { Heart } from 'lucide-react';
import { likesButton, likesLine } from '../../../theme/recipes/post.ts';
import { likesParts } from './likesText.ts';

type FeedItem = Schemas['FeedItem'];

export interface PostLikesButtonProps {
  item: FeedItem;
  /** Of the latest who like it, without the reader's own. */
  names?: readonly string[] | undefined;
  /** Shows who they are. Without it the line is no button. */
  onLikers?: ((event: { item: FeedItem }) => void) | undefined;
}

/** Who likes a post: "You, Ana and 12 others". A long name is cut, the number never. */
export function PostLikesButton({ item, names, onLikers }: PostLikesButtonProps) {
  const { isLiked } = item.viewer;
  const [likedBy, others] = likesParts({ likes: item.counts.likes, isLiked, names });
  const line = (
    <chakra.span css={likesLine} title={likedBy + others}>
      <span dir="auto">{likedBy}</span>
      <span>{others}</span>
    </chakra.span>
  );
  return (
    <>
      <chakra.span color={isLiked ? 'accent.solid' : undefined} mt={0.5} me={-1} flexShrink={0}>
        <Heart size={16} aria-hidden fill={isLiked ? 'currentColor' : 'none'} />
      </chakra.span>
      {onLikers ? (
        <chakra.button
          type="button"
          css={likesButton}
          aria-haspopup="dialog"
          onClick={() => onLikers({ item })}
        >
          {line}
        </chakra.button>
      ) : (
        line
      )}
    </>
  );
}
