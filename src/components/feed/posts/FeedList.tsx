import type { Schemas } from '#openapi/contract.ts';
import { chakra } from '@chakra-ui/react';
import { Fragment, lazy, memo, Suspense, useRef, useState, type ReactNode } from 'react';
import { feedCardRecipe } from '../../../theme/recipes/feed-card.ts';
import { ListState } from '../../ui/ListState.tsx';
import type { ListState as State } from '../../ui/listState.ts';
import { useNearby } from '../../ui/useNearby.ts';
import { groupsOf, isSameDrawing, placesOf, postChunks } from './feedChunks.ts';
import { keepOneTabStop, moveBetweenPosts } from './feedKeys.ts';
import { NewPostsBar, type NewPosts } from './NewPostsBar.tsx';
import { PostCardSkeleton, type PostHandlers } from './PostCard.tsx';
import { useApproach } from './useApproach.ts';
import { useArrivals } from './useArrivals.ts';
import { useFeedCards, type FeedCards } from './useFeedCards.ts';
import { useSteady } from './useSteady.ts';

export interface FeedEntry {
  item: Schemas['FeedItem'];
  /** Address of the item's own page. */
  href: string;
  /** Deleted or hidden a moment ago: it can still be taken back. */
  deleting?: boolean;
}

export interface FeedListProps extends PostHandlers {
  /** What is listed, for screen readers: "Posts". */
  label: string;
  state: State<FeedEntry>;
  /** Of what is no post. */
  cards?: FeedCards;
  /** An EmptyState. */
  empty: ReactNode;
  /** Below the last post of a feed that was read to its end; nothing below a member's own collection. */
  end?: string;
  /** Skeletons in the shape of what is coming, where that is not posts. */
  loading?: ReactNode;
  /** What came after the list was read. */
  newPosts?: NewPosts;
}

const DeletedPostCard = lazy(async () => ({
  default: (await import('./DeletedPostCard.tsx')).DeletedPostCard,
}));
const Frame = chakra('div', feedCardRecipe);
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 } as const;
const idOf = ({ item }: FeedEntry) => item.feedId;
const skeletonOf = (kind: string) => <PostCardSkeleton key={kind} picture={kind !== 'text'} />;

/** Calls `onReach` shortly before it comes into view. */
const Approach = ({ onReach }: { onReach: () => void }) => <div ref={useApproach(onReach)} />;

interface PartProps<Part> {
  parts: readonly Part[];
  /** Place of its first post in the whole list, from 0. */
  from: number;
  /** Of the whole list; -1 while that is not known. */
  size: number;
  handlers: PostHandlers;
  cardOf: ReturnType<typeof useFeedCards>['cardOf'];
}
type Chunk = readonly FeedEntry[];

interface EntryProps extends FeedEntry, Pick<PartProps<unknown>, 'size' | 'handlers' | 'cardOf'> {
  /** From 1. */
  position: number;
}

/** A like draws one post again, not the list. */
const Entry = memo(function Entry({ item, href, deleting, position, size, handlers, cardOf }: EntryProps) {
  const Card = deleting ? DeletedPostCard : cardOf(item);
  return (
    Card && (
      <Suspense fallback={null}>
        <Card item={item} href={href} place={{ position, size }} {...handlers} />
      </Suspense>
    )
  );
});

const nameOf = ([first]: Chunk) => (first ? idOf(first) : '');
const sizeOf = (chunks: readonly Chunk[]) => chunks.reduce((sum, { length }) => sum + length, 0);

/** A few posts that are drawn only while they are near the screen. */
const FewPosts = memo(function FewPosts({ parts, from, ...list }: PartProps<FeedEntry>) {
  const { box, near, height } = useNearby<HTMLDivElement>(nameOf(parts), {
    ahead: from < 10,
    count: parts.length,
  });
  return (
    <chakra.div ref={box} css={column} style={near ? undefined : { height }}>
      {near &&
        parts.map((entry, index) => (
          <Entry key={idOf(entry)} {...entry} position={from + index + 1} {...list} />
        ))}
    </chakra.div>
  );
}, isSameDrawing);

/** A hundred posts whose boxes are there only while they are near the screen. */
const ManyPosts = memo(function ManyPosts({ parts, from, ...list }: PartProps<Chunk>) {
  const name = `group ${nameOf(parts[0] ?? [])}`;
  const { box, near, height } = useNearby<HTMLDivElement>(name, { ahead: from < 10, count: sizeOf(parts) });
  return (
    <chakra.div ref={box} css={column} style={near ? undefined : { height }}>
      {near &&
        placesOf(parts, from, ({ length }) => length).map(({ part, ...place }) => (
          <FewPosts key={nameOf(part)} parts={part} {...place} {...list} />
        ))}
    </chakra.div>
  );
}, isSameDrawing);

/** Posts, newest first. More are loaded when the end comes near, or by the button. */
export function FeedList({ label, state: given, empty, end, cards, ...rest }: FeedListProps) {
  const { loading, newPosts, ...events } = rest;
  const handlers = useSteady<PostHandlers>(events);
  const { cardOf, state } = useFeedCards(cards, given);
  const List = state.status === 'error' ? Frame : Fragment;
  const more = state.status === 'ready' && state.hasMore && !state.busy && !state.moreError;
  const size = state.status === 'ready' && !state.hasMore ? state.items.length : -1;
  const [starts] = useState(() => new Set<string>());
  const [groupStarts] = useState(() => new Set<string>());
  const groups = (entries: Chunk) =>
    placesOf(groupsOf(postChunks(entries, starts, idOf), groupStarts, idOf), 0, sizeOf);
  const root = useRef<HTMLDivElement>(null);
  const showNew = useArrivals({ root, state, onShow: newPosts?.onShow });
  return (
    <chakra.div ref={root} css={column}>
      {newPosts && <NewPostsBar {...newPosts} onShow={() => void showNew()} />}
      <List>
        <ListState
          state={state}
          loading={loading ?? ['picture', 'text', 'pictures'].map(skeletonOf)}
          empty={<Frame>{empty}</Frame>}
          moreLabel="Load more"
        >
          {(entries) => (
            <chakra.div
              role="feed"
              aria-label={label}
              aria-busy={state.status === 'ready' && state.busy}
              onKeyDown={moveBetweenPosts}
              onFocus={keepOneTabStop}
              css={column}
            >
              {groups(entries).map(({ part, from }) => (
                <ManyPosts key={nameOf(part[0] ?? [])} parts={part} {...{ from, size, handlers, cardOf }} />
              ))}
            </chakra.div>
          )}
        </ListState>
      </List>
      {more && <Approach key={state.items.length} onReach={state.onLoadMore} />}
      {end && state.status === 'ready' && !state.hasMore && (
        <chakra.p color="fg.muted" textAlign="center" paddingBlock={4}>
          {end}
        </chakra.p>
      )}
    </chakra.div>
  );
}
