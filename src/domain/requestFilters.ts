import type { Schemas } from '#openapi/contract.ts';
import type { RequestStatus } from './jobs.ts';
import { statusOrder } from './requestMoves.ts';

export type PipelineView = 'board' | 'list';
export type RequestSort = 0 | 1 | 2 | 3;

/** What the address of the pipeline says (product S30). Empty texts and `false` filter nothing. */
export interface PipelineQuery {
  /** A job of the member; all of them without. */
  job?: string;
  view: PipelineView;
  /** In the list; the board shows all. */
  status?: RequestStatus;
  text: string;
  ratingMin?: number;
  city: string;
  answersMatch: boolean;
  unseen: boolean;
  overdue: boolean;
  /** `YYYY-MM-DD`; empty without. */
  from: string;
  to: string;
  sort: RequestSort;
  /** Whose drawer is open. */
  applicant?: string;
}

export const sortLabels: Record<RequestSort, string> = {
  0: 'Newest first',
  1: 'Oldest first',
  2: 'Highest rating',
  3: 'Most skills matched',
};

const day = (text: string | null) => (text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : '');
const oneOf = <Value extends number>(values: readonly Value[], text: string | null) =>
  values.find((value) => String(value) === text);

/** Reads an address; what it does not know is left out. */
export function readQuery(params: URLSearchParams): PipelineQuery {
  const job = params.get('job');
  const status = oneOf(statusOrder, params.get('status'));
  const ratingMin = oneOf([1, 2, 3, 4, 5], params.get('rating'));
  const applicant = params.get('applicant');
  return {
    view: params.get('view') === 'list' ? 'list' : 'board',
    text: (params.get('q') ?? '').slice(0, 100),
    city: (params.get('city') ?? '').slice(0, 80),
    answersMatch: params.has('match'),
    unseen: params.has('unseen'),
    overdue: params.has('overdue'),
    from: day(params.get('from')),
    to: day(params.get('to')),
    sort: oneOf([0, 1, 2, 3] as const, params.get('sort')) ?? 0,
    ...(job && { job }),
    ...(status && { status }),
    ...(ratingMin && { ratingMin }),
    ...(applicant && { applicant }),
  };
}

/** The same as an address; what filters nothing is left out. */
export function writeQuery(query: PipelineQuery): URLSearchParams {
  const flag = (on: boolean) => (on ? '1' : '');
  const entries: [string, string][] = [
    ['job', query.job ?? ''],
    ['view', query.view === 'list' ? 'list' : ''],
    ['status', String(query.status ?? '')],
    ['q', query.text],
    ['rating', String(query.ratingMin ?? '')],
    ['city', query.city],
    ['match', flag(query.answersMatch)],
    ['unseen', flag(query.unseen)],
    ['overdue', flag(query.overdue)],
    ['from', query.from],
    ['to', query.to],
    ['sort', query.sort === 0 ? '' : String(query.sort)],
    ['applicant', query.applicant ?? ''],
  ];
  return new URLSearchParams(entries.filter(([, value]) => value !== ''));
}

/** What clears every filter and leaves job, view and order as they are. */
export const noFilters = {
  text: '',
  ratingMin: undefined,
  city: '',
  answersMatch: false,
  unseen: false,
  overdue: false,
  from: '',
  to: '',
} satisfies Partial<PipelineQuery>;

/** How many filters are on besides the search, which stands in a field of its own. */
export const countFilters = ({
  ratingMin,
  city,
  answersMatch,
  unseen,
  overdue,
  from,
  to,
}: PipelineQuery): number =>
  [ratingMin, city.trim(), answersMatch, unseen, overdue, from, to].filter(Boolean).length;

export const isFiltered = (query: PipelineQuery): boolean =>
  query.text.trim() !== '' || countFilters(query) > 0;

/** As `getJobRequestList` is asked. */
export function toRequest(query: PipelineQuery): {
  jobId?: string;
  sort: RequestSort;
  filters: Schemas['JobRequestFilters'];
} {
  const text = query.text.trim();
  const city = query.city.trim();
  const { ratingMin, from, to } = query;
  return {
    ...(query.job && { jobId: query.job }),
    sort: query.sort,
    filters: {
      ...(text && { text }),
      ...(ratingMin && { ratingMin }),
      ...(city && { city }),
      ...(query.answersMatch && { answersMatch: true }),
      ...(query.unseen && { unseen: true }),
      ...(query.overdue && { overdue: true }),
      ...(from && { from }),
      ...(to && { to }),
    },
  };
}

/** Where nobody stands, without filters. */
export const nobodyText = ({ status }: Pick<PipelineQuery, 'status'>): string =>
  status ? 'Nobody is here now.' : 'Nobody has applied yet. Applications appear here as they arrive.';
