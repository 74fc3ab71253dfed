import type { Problem } from '#openapi/contract.ts';

/** 'Something went wrong' (specification 8): what people read when the server said nothing better. */
export const genericMessage = 'Something went wrong';

export type ApiErrorCode = Problem['code'] | 'NETWORK' | 'UNREADABLE';

/** A call that did not end in success, whatever the reason. `status` is 0 when there was no answer at all. */
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

/** Reads a failed answer: a `Problem`, an empty body, or HTML of a proxy in between. */
export async function toApiError(response: Response): Promise<ApiError> {
  try {
    const body: unknown = await response.clone().json();
    if (typeof body === 'object' && body !== null && 'code' in body && 'message' in body) {
      const problem = body as Problem;
      return new ApiError(response.status, problem.code, problem);
    }
  } catch {
    // Not JSON: fall through to the generic error.
  }
  return new ApiError(response.status, 'UNREADABLE', {});
}

export const networkError = () =>
  new ApiError(0, 'NETWORK', { message: 'You seem to be offline. Check your connection and try again.' });
