import type { Schemas } from '#openapi/contract.ts';
import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { feedCardRecipe } from '../../../theme/recipes/feed-card.ts';
import { Count } from '../../ui/Count.tsx';
import { MarkdownText } from '../../ui/MarkdownText.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { PostActions } from './PostActions.tsx';
import { PostAuthor } from './PostAuthor.tsx';
import { PostLikesButton } from './PostLikesButton.tsx';
import { PostMedia } from './PostMedia.tsx';
import { PostMenu, type PostMenuHandlers } from './PostMenu.tsx';

type FeedItem = Schemas['FeedItem'];
type PostRef = Pick<FeedItem, 'feedId' | 'feedType'>;

const Frame = chakra('article', feedCardRecipe);

export interface PostHandlers extends PostMenuHandlers {
  onLike: (event: PostRef & { liked: boolean }) => void;
  onSave: (event: PostRef & { saved: boolean }) => void;
  /** Opens the ways to share it. */
  onShare?: ((event: { item: FeedItem }) => void) | undefined;
  /** Undoes a deletion that is still waiting. */
  onTakeBack?: (event: { item: FeedItem }) => void;
  /** Makes a button of the likes: who they are. */
  onLikers?: (event: { item: FeedItem }) => void;
}

export interface PostCardProps extends PostHandlers {
  item: FeedItem;
  /** Address of the post's own page. Absent on that page, where the whole text is shown. */
  href?: string;
  /** On the post's own page: leads to the comments. */
  onComment?: () => void;
  /** Names of the latest who like it, without the reader's own. */
  likers?: readonly string[];
  /** Shows what it said before it was edited. */
  onHistory?: () => void;
  /** Place among the posts of a feed, from 1, and how many there are; -1 while that is not known. */
  place?: { position: number; size: number };
}

/** One post of a feed, or alone on its page. */
export function PostCard({ item, href, onComment, likers, onHistory, place, ...handlers }: PostCardProps) {
  const name = useId();
  const { feedId, feedType, text, mentions, media, counts, viewer } = item;
  const commentsHref = href && `${href}#comments`;
  return (
    <Frame
      aria-labelledby={name}
      tabIndex={place?.position === 1 ? 0 : -1}
      aria-posinset={place?.position}
      aria-setsize={place?.size}
      data-feed-id={feedId}
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap={3}
    >
      <chakra.div display="flex" alignItems="flex-start" gap={2}>
        <PostAuthor item={item} id={name} href={href} onHistory={onHistory} />
        <PostMenu {...handlers} item={item} />
      </chakra.div>
      {text && <MarkdownText text={text} mentions={mentions} lines={href === undefined ? 200 : 5} />}
      {media.length > 0 && <PostMedia media={media} />}
      {(counts.likes > 0 || counts.comments > 0) && (
        <chakra.div display="flex" gap={3} textStyle="small" color="fg.muted">
          {counts.likes > 0 && <PostLikesButton item={item} names={likers} onLikers={handlers.onLikers} />}
          {counts.comments > 0 && (
            <chakra.span marginInlineStart="auto" flexShrink={0}>
              <Count value={counts.comments} noun={['comment', 'comments']} />
            </chakra.span>
          )}
        </chakra.div>
      )}
      <PostActions
        viewer={viewer}
        commentsHref={commentsHref}
        onComment={onComment}
        onLike={({ liked }) => handlers.onLike({ feedId, feedType, liked })}
        onSave={({ saved }) => handlers.onSave({ feedId, feedType, saved })}
        onShare={handlers.onShare && (() => handlers.onShare?.({ item }))}
      />
    </Frame>
  );
}

const SkeletonFrame = chakra('div', feedCardRecipe);

/** Stands in for a post with three lines, and its picture. */
export function PostCardSkeleton({ picture = false }: { picture?: boolean }) {
  return (
    <SkeletonFrame display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={3}>
      <chakra.div display="flex" alignItems="center" gap={3}>
        <Skeleton shape="circle" width="2.75rem" />
        <chakra.div flex={1}>
          <Skeleton width="9rem" />
          <Skeleton width="14rem" />
          <chakra.div hideFrom="md">
            <Skeleton width="5rem" />
          </chakra.div>
        </chakra.div>
      </chakra.div>
      <Skeleton lines={3} />
      {picture && <Skeleton shape="box" height="16rem" />}
      <Skeleton width="6rem" />
      <chakra.div
        display="grid"
        gridTemplateColumns="repeat(4, min(4.5rem, 20%))"
        justifyContent="space-around"
        alignItems="center"
        minHeight={{ base: 11, md: 10 }}
        marginBlockEnd={-2}
        borderBlockStartWidth="1px"
        borderColor="border.subtle"
      >
        <Skeleton />
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </chakra.div>
    </SkeletonFrame>
  );
}
