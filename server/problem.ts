import type { Problem } from '#openapi/contract.ts';

export type ProblemCode = Problem['code'];
export type ProblemExtras = Pick<Problem, 'errors' | 'retryAfterSec' | 'triesLeft' | 'role' | 'otp'>;

/**
 * A failure that the caller may read. The binder turns it into the contract's `Problem`; anything else that is
 * thrown becomes 500 INTERNAL without a word about its cause.
 */
export class ApiProblem extends Error {
  readonly status: number;
  readonly code: ProblemCode;
  readonly extras: ProblemExtras;

  constructor(status: number, code: ProblemCode, message: string, extras: ProblemExtras = {}) {
    super(message);
    this.name = 'ApiProblem';
    this.status = status;
    this.code = code;
    this.extras = extras;
  }
}

export const badRequest = (message = 'This request could not be read.') =>
  new ApiProblem(400, 'BAD_REQUEST', message);

/** 401 means "your session is over" and nothing else: the client wipes its session on it. */
export const unauthenticated = () => new ApiProblem(401, 'UNAUTHENTICATED', 'Please log in again.');

export const forbidden = (message = 'You may not do this.', code: ProblemCode = 'FORBIDDEN') =>
  new ApiProblem(403, code, message);

/** Also for what exists and is hidden from the caller. */
export const notFound = (message = 'This does not exist any more.') =>
  new ApiProblem(404, 'NOT_FOUND', message);

export const conflict = (message: string, code: ProblemCode = 'CONFLICT') =>
  new ApiProblem(409, code, message);

/** An edit was based on an older state (`updatedAt` differs). */
export const stale = () => conflict('This was changed elsewhere.', 'STALE');

/** `errors`: field (nested as `a.b`) to the sentence shown at that field. */
export const invalid = (errors: Record<string, string>, message = 'Please check the marked fields.') =>
  new ApiProblem(422, 'VALIDATION', message, { errors });

export const rateLimited = (
  retryAfterSec: number,
  message = `Too many tries. Please wait ${waitText(retryAfterSec)}.`,
) => new ApiProblem(429, 'RATE_LIMITED', message, { retryAfterSec });

/** 45 -> "45 seconds", 61 -> "2 minutes", 80000 -> "23 hours". */
export function waitText(seconds: number): string {
  const [count, unit] =
    seconds < 60
      ? [seconds, 'second']
      : seconds <= 7200
        ? [Math.ceil(seconds / 60), 'minute']
        : [Math.ceil(seconds / 3600), 'hour'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
