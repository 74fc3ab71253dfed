import type { Schemas } from '#openapi/contract.ts';
import { chakra } from '@chakra-ui/react';
import { Fragment, memo, useRef, useState, type ReactNode } from 'react';
import { feedCardRecipe } from '../../theme/recipes/feed-card.ts';
import { ListState } from '../ui/ListState.tsx';
import type { ListState as State } from '../ui/listState.ts';
import { keepOneTabStop, moveBetweenPosts } from './feedKeys.ts';
import { NewPostsBar, type NewPosts } from './NewPostsBar.tsx';
import { PostCard, PostCardSkeleton, type PostHandlers } from './PostCard.tsx';
import { useApproach } from './useApproach.ts';
import { chunksOf, useNearby } from './useNearby.ts';
import { useWaitingPosts } from './useWaitingPosts.ts';
import { useSteady } from './useSteady.ts';

export interface FeedEntry {
  item: Schemas['FeedItem'];
  /** Address of the item's own page. */
  href: string;
}

export interface FeedListProps extends PostHandlers {
  /** What is listed, for screen readers: "Posts". */
  label: string;
  state: State<FeedEntry>;
  /** An EmptyState. */
  empty: ReactNode;
  /** What came after the list was read. */
  newPosts?: NewPosts;
}

const Frame = chakra('div', feedCardRecipe);
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 } as const;
const idOf = ({ item }: FeedEntry) => item.feedId;

/** Calls `onReach` shortly before it comes into view. */
function Approach({ onReach }: { onReach: () => void }) {
  return <div ref={useApproach(onReach)} />;
}

interface ChunkProps {
  entries: readonly FeedEntry[];
  /** Place of its first post in the whole list, from 0. */
  from: number;
  /** Of the whole list; -1 while that is not known. */
  size: number;
  handlers: PostHandlers;
}

interface EntryProps extends FeedEntry, Pick<ChunkProps, 'size' | 'handlers'> {
  /** From 1. */
  position: number;
}

/** A like draws one post again, not the list. */
const Entry = memo(function Entry({ item, href, position, size, handlers }: EntryProps) {
  return <PostCard item={item} href={href} place={{ position, size }} {...handlers} />;
});

const isSame = (before: ChunkProps, now: ChunkProps) =>
  before.from === now.from &&
  before.size === now.size &&
  before.handlers === now.handlers &&
  before.entries.length === now.entries.length &&
  before.entries.every(({ item, href }, index) => {
    const entry = now.entries[index];
    return item === entry?.item && href === entry.href;
  });

/** A few posts that are drawn only while they are near the screen. */
const Chunk = memo(function Chunk({ entries, from, size, handlers }: ChunkProps) {
  const [first] = entries;
  const { box, near, height } = useNearby(first ? idOf(first) : '', from < 10);
  return (
    <chakra.div ref={box} css={column} style={near ? undefined : { height }}>
      {near &&
        entries.map(({ item, href }, index) => (
          <Entry
            key={item.feedId}
            item={item}
            href={href}
            position={from + index + 1}
            size={size}
            handlers={handlers}
          />
        ))}
    </chakra.div>
  );
}, isSame);

/** Posts, newest first. More are loaded when the end comes near, or by the button. */
export function FeedList({ label, state, empty, newPosts, ...given }: FeedListProps) {
  const handlers = useSteady<PostHandlers>(given);
  const List = state.status === 'error' ? Frame : Fragment;
  const more = state.status === 'ready' && state.hasMore && !state.busy && !state.moreError;
  const [starts] = useState(() => new Set<string>());
  const root = useRef<HTMLDivElement>(null);
  const firstId = state.status === 'ready' ? state.items[0]?.item.feedId : undefined;
  const showNew = useWaitingPosts({ root, firstId, onShow: newPosts?.onShow });
  return (
    <chakra.div ref={root} css={column}>
      {newPosts && <NewPostsBar {...newPosts} onShow={() => void showNew()} />}
      <List>
        <ListState
          state={state}
          loading={['picture', 'text', 'another picture'].map((kind) => (
            <PostCardSkeleton key={kind} picture={kind !== 'text'} />
          ))}
          empty={<Frame>{empty}</Frame>}
          moreLabel="Load more"
        >
          {(entries) => {
            let from = 0;
            return (
              <chakra.div
                role="feed"
                aria-label={label}
                aria-busy={state.status === 'ready' && state.busy}
                onKeyDown={moveBetweenPosts}
                onFocus={keepOneTabStop}
                css={column}
              >
                {chunksOf(entries, starts, idOf).map((chunk) => {
                  const at = from;
                  from += chunk.length;
                  const size = state.status === 'ready' && state.hasMore ? -1 : entries.length;
                  const [first] = chunk;
                  return (
                    <Chunk
                      key={first && idOf(first)}
                      entries={chunk}
                      from={at}
                      size={size}
                      handlers={handlers}
                    />
                  );
                })}
              </chakra.div>
            );
          }}
        </ListState>
      </List>
      {more && <Approach key={state.items.length} onReach={state.onLoadMore} />}
      {state.status === 'ready' && !state.hasMore && (
        <chakra.p color="fg.muted" textAlign="center" paddingBlock={4}>
          You are up to date
        </chakra.p>
      )}
    </chakra.div>
  );
}
