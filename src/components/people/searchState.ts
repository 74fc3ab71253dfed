import type { RecentSearch, SearchRow } from '../../domain/search.ts';

/** What is drawn below the field. */
export type SearchState =
  | { status: 'loading' }
  | { status: 'empty' }
  | { status: 'error' }
  | { status: 'recent'; searches: readonly RecentSearch[] }
  | { status: 'ready'; rows: readonly SearchRow[]; hasMore: boolean; busy: boolean };

/** What the arrow keys move over and Enter chooses. */
export type SearchOption =
  | { kind: 'row'; row: SearchRow }
  | { kind: 'more' }
  | { kind: 'retry' }
  | { kind: 'recent'; search: RecentSearch }
  | { kind: 'forget' };

export function searchOptions(state: SearchState | undefined): SearchOption[] {
  if (state?.status === 'error') return [{ kind: 'retry' }];
  if (state?.status === 'recent')
    return [
      ...state.searches.map((search) => ({ kind: 'recent' as const, search })),
      { kind: 'forget' as const },
    ];
  if (state?.status !== 'ready') return [];
  return [
    ...state.rows.map((row) => ({ kind: 'row' as const, row })),
    ...(state.hasMore ? [{ kind: 'more' as const }] : []),
  ];
}

/** For those who do not see the list. */
export function spokenState(state: SearchState | undefined): string {
  switch (state?.status) {
    case 'loading':
      return 'Searching';
    case 'empty':
      return 'No results found.';
    case 'error':
      return 'Error';
    case 'ready': {
      const count = state.rows.length;
      const found = `${count} ${count === 1 ? 'result' : 'results'}${state.hasMore ? ', and more' : ''}.`;
      return state.busy ? 'Loading more' : `${found} Arrow keys move, Enter opens.`;
    }
    default:
      return '';
  }
}
