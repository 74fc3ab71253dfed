import { historyOf } from '../store/judge.ts';
import { restate } from '../store/report.ts';
import type { Store } from '../store/store.ts';
import type { Report, Review, Role, ShotState } from '../types.ts';

export interface ReviewOptions {
  /** Whether whoever reads it can write decisions. */
  writes: boolean;
  /** Those in which somebody may decide. */
  roles: readonly Role[];
}

/** The run found something to decide about. */
const wasOpen = (state: ShotState) => ['new', 'changed', 'removed', 'rejected', 'approved'].includes(state);

/**
 * What the panel and the report page show: the run's shots as decisions since then have left them, each with its
 * history. A shot that an approval has made equal to its baseline is shown as approved, together with what it was
 * compared with, so that a reviewer still sees what they approved.
 */
export function makeReview(store: Store, report: Report, { writes, roles }: ReviewOptions): Review {
  const before = new Map(report.shots.map((result) => [`${result.story} ${result.mode}`, result.state]));
  return {
    writes,
    at: report.at,
    head: report.head,
    env: report.env,
    roles,
    stories: report.stories,
    shots: restate(store, report).map(({ result, decisions }) => {
      const settled =
        result.state === 'same' && wasOpen(before.get(`${result.story} ${result.mode}`) ?? 'same');
      return {
        ...result,
        state: settled ? 'approved' : result.state,
        history: historyOf(decisions, result.mode),
      };
    }),
  };
}
