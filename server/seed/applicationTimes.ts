import type { Schemas } from '#openapi/contract.ts';
import { step } from '../modules/jobs/steps.ts';
import { idAt } from './ids.ts';
import type { SeedJob } from './jobs.ts';
import { DAY_MS, HOUR_MS, type Person } from './people.ts';
import type { Random } from './random.ts';
import type { Row } from './rows.ts';

interface InterviewText {
  /** Days ahead, and the hour in UTC. */
  in: number;
  hour: number;
  minutes: number;
  mode: 1 | 2 | 3;
  place?: string;
  url?: string;
}

/** An application as applications.yaml has it; numbers are days ago. */
export interface ApplicationText {
  who: string;
  applied: number;
  seen?: number;
  moved?: number;
  nudged?: number;
  withdrawn?: number;
  reason?: string;
  note?: string;
  answers?: Record<string, string[]>;
  share?: boolean;
  rating?: number;
  status?: 2 | 3 | 4;
  message?: string;
  interview?: InterviewText;
  notes?: string[];
}

/** The moments of one application, none in the future and each after the one before. */
export function timesOf(text: ApplicationText, job: SeedJob, now: Date, random: Random) {
  const at = (days: number | undefined, after: Date) => {
    if (days === undefined) return undefined;
    const wanted = now.getTime() - days * DAY_MS - random.between(0, 3) * HOUR_MS;
    const latest = now.getTime() - random.between(4, 20) * 60_000;
    return new Date(Math.max(after.getTime() + 60_000, Math.min(wanted, latest)));
  };
  const applied = at(text.applied, new Date(job.postedAt.getTime() + HOUR_MS)) ?? now;
  const seen = at(text.seen, applied);
  const moved = at(text.moved, seen ?? applied);
  return {
    applied,
    seen,
    moved,
    nudged: at(text.nudged, applied),
    withdrawn: at(text.withdrawn, moved ?? seen ?? applied),
  };
}

/** On a day that is still to come, at a full hour. */
export function interviewOf(text: InterviewText, { timezone }: SeedJob, now: Date): Schemas['Interview'] {
  const midnight = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const start = midnight + text.in * DAY_MS + text.hour * HOUR_MS;
  return {
    startAt: new Date(start).toISOString(),
    endAt: new Date(start + text.minutes * 60_000).toISOString(),
    timezone,
    mode: text.mode,
    ...(text.place ? { place: text.place } : {}),
    ...(text.url ? { url: text.url } : {}),
  };
}

interface Told {
  job: SeedJob;
  text: ApplicationText;
  person: Person;
  times: ReturnType<typeof timesOf>;
  closed: Date | undefined;
  random: Random;
}

/** The timeline, oldest first; the applicant knows all of it. */
export function stepsOf(
  { id }: Row<'applications'>,
  { job, text, person, times, closed, random }: Told,
): Row<'application_steps'>[] {
  const hr = job.owner.id;
  const happened = (
    what: Row<'application_steps'>['what'],
    at: Date | undefined,
    more: Partial<Row<'application_steps'>> = {},
  ): Row<'application_steps'>[] =>
    at
      ? [
          {
            id: idAt(random, at),
            application_id: id,
            at,
            told_at: at,
            what,
            by_id: hr,
            from_status: null,
            to_status: null,
            text: null,
            ...more,
          },
        ]
      : [];
  const after = (at: Date | undefined) => at && new Date(at.getTime() + 1);
  return [
    ...happened(step.applied, times.applied, { by_id: person.id }),
    ...happened(step.seen, times.seen),
    ...happened(step.status, times.moved, {
      from_status: 1,
      to_status: text.status ?? 1,
      text: text.message ?? null,
    }),
    ...(text.interview && !closed ? happened(step.interview, after(times.moved)) : []),
    ...happened(step.nudged, times.nudged, { by_id: person.id }),
    ...happened(step.withdrawn, times.withdrawn, { by_id: person.id, text: text.reason ?? null }),
    ...happened(step.closed, closed, { by_id: null, text: job.closing }),
  ];
}
