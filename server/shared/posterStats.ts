import type { Schemas } from '#openapi/contract.ts';

const DAY_MS = 86_400_000;
/** Whoever waits longer than this without an answer counts as not answered (product D7). */
export const ANSWER_MS = 14 * DAY_MS;
/** Fewer say nothing about a poster. */
const LEAST = 10;

export type PosterStats = Pick<Schemas['JobPoster'], 'responseRate' | 'medianDaysToAnswer'>;

/** As it is shown: nothing before the tenth application. */
export function toPosterStats(row: {
  applications: number | null;
  answered: number | null;
  median_days: number | null;
}): PosterStats {
  const { applications, answered, median_days: median } = row;
  if (!applications || applications < LEAST || answered === null) return {};
  return {
    responseRate: Math.round((100 * answered) / applications),
    ...(median === null ? {} : { medianDaysToAnswer: median }),
  };
}

/** Whether the filter "answers within 14 days" lets their jobs through. */
export const answersSoon = (stats: Parameters<typeof toPosterStats>[0]): boolean =>
  (toPosterStats(stats).medianDaysToAnswer ?? Number.POSITIVE_INFINITY) <= ANSWER_MS / DAY_MS;
