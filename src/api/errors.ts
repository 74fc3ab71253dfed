import type { Problem } from '#openapi/contract.ts';

/** 'Something went wrong' (specification 8): what people read when the server said nothing better. */
export const genericMessage = 'Something went wrong';

export type ApiErrorCode = Problem['code'] | 'NETWORK' | 'UNREADABLE' | 'CANCELLED';

/**
 * A call that did not end in success, whatever the reason. `status` is 0 when there was no answer at all, and 499 when the
 * member did not want to wait for one.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ApiErrorCode;
  readonly problem: Partial<Problem>;

  constructor(status: number, code: ApiErrorCode, problem: Partial<Problem>) {
    super(problem.message ?? genericMessage);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.problem = problem;
  }

  /** Field name to message. */
  get fields(): Record<string, string> {
    return this.problem.errors ?? {};
  }
}

/** Reads the body of a failed answer: a `Problem`, nothing at all, or the HTML of a proxy in between. */
export function toApiError(status: number, body: unknown): ApiError {
  if (typeof body !== 'object' || body === null || !('code' in body) || !('message' in body))
    return new ApiError(status, 'UNREADABLE', {});
  const problem = body as Problem; // Who answers with a code and a message answers by the contract.
  return new ApiError(status, problem.code, problem);
}

/** Of a read without a network (product 2.2). */
export const notSavedError = () =>
  new ApiError(0, 'NETWORK', { message: 'This page has not been saved on this device.' });

/** Why nothing is shown that was not even asked for: offline nothing is sent (specification 9). */
export const unaskedError = () => (navigator.onLine ? networkError() : notSavedError());

export const networkError = () =>
  new ApiError(0, 'NETWORK', { message: 'You seem to be offline. Check your connection and try again.' });
