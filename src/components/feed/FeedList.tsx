import type { Schemas } from '#openapi/contract.ts';
import { chakra } from '@chakra-ui/react';
import { Fragment, useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { feedCardRecipe } from '../../theme/recipes/feed-card.ts';
import { ListState } from '../ui/ListState.tsx';
import type { ListState as State } from '../ui/listState.ts';
import { PostCard, PostCardSkeleton, type PostHandlers } from './PostCard.tsx';

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
}

const Frame = chakra('div', feedCardRecipe);

/** Calls `onReach` shortly before it comes into view. */
function Approach({ onReach }: { onReach: () => void }) {
  const mark = useRef<HTMLDivElement>(null);
  const reach = useRef(onReach);
  useEffect(() => {
    reach.current = onReach;
  });
  useEffect(() => {
    // On a busy page one notice tells of several moments.
    const notice = (moments: IntersectionObserverEntry[]) => {
      if (moments.some(({ isIntersecting }) => isIntersecting)) reach.current();
    };
    // The document rather than the window: the margin then counts inside of a frame too.
    const observer = new IntersectionObserver(notice, { root: document, rootMargin: '800px' });
    if (mark.current) observer.observe(mark.current);
    return () => observer.disconnect();
  }, []);
  return <div ref={mark} />;
}

/** Page Down and Page Up move between posts, as the ARIA feed pattern has it. */
function moveBetweenPosts(event: KeyboardEvent<HTMLElement>) {
  const step = { PageDown: 1, PageUp: -1 }[event.key];
  if (!step) return;
  const posts = [...event.currentTarget.querySelectorAll<HTMLElement>(':scope > article')];
  const at = posts.findIndex((post) => post.contains(event.target as Node)); // The target of a key is an element.
  const next = posts[at + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** Posts, newest first. More are loaded when the end comes near, or by the button. */
export function FeedList({ label, state, empty, ...handlers }: FeedListProps) {
  const List = state.status === 'error' ? Frame : Fragment;
  const more = state.status === 'ready' && state.hasMore && !state.busy && !state.moreError;
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={3}>
      <List>
        <ListState
          state={state}
          loading={['picture', 'text', 'another picture'].map((kind) => (
            <PostCardSkeleton key={kind} picture={kind !== 'text'} />
          ))}
          empty={<Frame>{empty}</Frame>}
          moreLabel="Load more"
        >
          {(entries) => (
            <chakra.div
              role="feed"
              aria-label={label}
              aria-busy={state.status === 'ready' && state.busy}
              onKeyDown={moveBetweenPosts}
              display="grid"
              gridTemplateColumns="minmax(0, 1fr)"
              gap={3}
            >
              {entries.map(({ item, href }) => (
                <PostCard key={item.feedId} item={item} href={href} {...handlers} />
              ))}
            </chakra.div>
          )}
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
