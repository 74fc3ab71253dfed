import { useCallback, useEffect, useReducer, type ComponentType } from 'react';
import type { ListState } from '../../ui/listState.ts';
import type { FeedEntry } from './FeedList.tsx';
import { PostCard, type PostHandlers } from './PostCard.tsx';

export type FeedCardProps = PostHandlers & FeedEntry & { place: { position: number; size: number } };
type FeedCard = ComponentType<FeedCardProps>;
/** The feedType of an item, or that it announces a live room. */
type Kind = number | 'live';
/** What draws a kind that is no post. Its code is fetched when the first of them is there. */
export type FeedCards = Readonly<Partial<Record<Kind, () => Promise<FeedCard>>>>;

const kindOf = ({ live, feedType }: FeedEntry['item']): Kind => (live ? 'live' : feedType);

/** `null`: its code did not come, and that item is left out. */
const loaded = new Map<() => Promise<FeedCard>, FeedCard | null>();

async function fetchCard(load: () => Promise<FeedCard>) {
  loaded.set(load, await load().catch(() => null));
}

/**
 * The card of each item, and the list as far as it can be drawn: up to the first item whose card is still on its way,
 * so that nothing above or below it moves when it comes.
 */
export function useFeedCards(
  cards: FeedCards | undefined,
  state: ListState<FeedEntry>,
): { cardOf: (item: FeedEntry['item']) => FeedCard | null | undefined; state: ListState<FeedEntry> } {
  const [drawn, redraw] = useReducer((count: number) => count + 1, 0);
  const items = state.status === 'ready' ? state.items : [];
  const kinds = cards ? [...new Set(items.map(({ item }) => kindOf(item)))] : [];
  const missing = kinds.filter((kind) => {
    const load = cards?.[kind];
    return load && !loaded.has(load);
  });
  const wanted = missing.join();
  useEffect(() => {
    const loads = wanted.split(',').flatMap((kind) => cards?.[kind === 'live' ? kind : Number(kind)] ?? []);
    if (loads.length === 0) return;
    let live = true;
    void Promise.all(loads.map(fetchCard)).then(() => live && redraw());
    return () => {
      live = false;
    };
  }, [cards, wanted]);
  const cardOf = useCallback(
    (item: FeedEntry['item']): FeedCard | null | undefined => {
      const load = cards?.[kindOf(item)];
      return load ? loaded.get(load) : PostCard;
    },
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what was fetched meanwhile makes another function of it
    [cards, drawn],
  );
  const ready =
    missing.length === 0 ? items.length : items.findIndex(({ item }) => missing.includes(kindOf(item)));
  if (state.status !== 'ready' || ready === items.length) return { cardOf, state };
  const waiting: ListState<FeedEntry> =
    ready === 0
      ? { status: 'loading' }
      : { ...state, items: items.slice(0, ready), hasMore: true, busy: true };
  return { cardOf, state: waiting };
}
