import { canOpen, type RecentSearch, type SearchRow } from '../../domain/search.ts';

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

/** Of results that are shown and lead nowhere. All of one search are of one kind. */
export function closedNote(state: SearchState): string | undefined {
  const [row] = state.status === 'ready' ? state.rows : [];
  if (!row || canOpen(row)) return undefined;
  return `You can look ${row.kind === 'event' ? 'events' : 'jobs'} up here. They have no page of their own yet.`;
}

/** Something happens when it is chosen. */
export const acts = (option: SearchOption): boolean => option.kind !== 'row' || canOpen(option.row);

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
      if (state.busy) return 'Loading more';
      const closed = closedNote(state);
      return closed ? `${found} ${closed} Arrow keys move.` : `${found} Arrow keys move, Enter opens.`;
    }
    default:
      return '';
  }
}
