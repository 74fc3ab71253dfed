import type { Schemas } from '#openapi/contract.ts';
import { useMemo, useState } from 'react';
import { useApiInfinite } from '../../../api/swrInfinite.ts';
import type { FeedEntry } from '../../../components/feed/posts/FeedList.tsx';
import type { NewPosts } from '../../../components/feed/posts/NewPostsBar.tsx';
import type { ListState } from '../../../components/ui/listState.ts';
import { ContentType, FeedFilter } from '../../../domain/enums.ts';
import { resultsText, toOrder, toRequest, type JobFilters } from '../../../domain/jobFilters.ts';
import { keepAdded } from '../../feed/posts/newPosts.ts';
import { idOf, useEntries } from '../../feed/posts/useFeed.ts';
import { useNewPosts } from '../../feed/posts/useNewPosts.ts';
import { useListState } from '../../site/useListState.ts';

export interface JobSearch {
  state: ListState<FeedEntry>;
  /** How many fit; undefined until that is known. */
  count: number | undefined;
  /** The same in words. */
  results: string;
  /** The filters with the words that were looked for: the nearest ones that jobs have, where those typed have none. */
  found: JobFilters;
  /** Something is narrowed. */
  filtered: boolean;
  /** What open jobs pay in, ISO 4217; empty until that is known. */
  currencies: readonly string[];
  newPosts: NewPosts;
}

/** The open jobs that fit, in the order that was chosen (product S18). */
export function useJobSearch(filters: JobFilters): JobSearch {
  const asked = useMemo(() => {
    const request: Schemas['JobFilters'] | undefined = toRequest(filters);
    return {
      filter: FeedFilter.ALL,
      feedType: ContentType.JOB_POST,
      ...(request && { filters: request }),
      ...toOrder(filters),
    };
  }, [filters]);
  const list = useApiInfinite('getFeedList', asked, { hold: keepAdded });
  const state = useEntries(useListState(list, idOf));
  const [first] = list.data ?? [];
  const { count, correctedText } = first ?? {};
  // The same for each search: while another one is on its way, they are still known.
  const [currencies, setCurrencies] = useState<readonly string[]>([]);
  if (first?.currencies && first.currencies !== currencies) setCurrencies(first.currencies);
  const filtered = 'filters' in asked;
  // What is new has a place on top of the newest alone.
  const newPosts = { ...useNewPosts('sort' in asked ? null : asked, list), noun: ['job', 'jobs'] as const };
  return {
    state,
    newPosts,
    count,
    found: correctedText === undefined ? filters : { ...filters, text: correctedText },
    filtered,
    currencies,
    results: count === undefined ? '' : resultsText(count, filtered, correctedText),
  };
}
