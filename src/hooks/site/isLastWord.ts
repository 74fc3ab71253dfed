import { ApiError } from '../../api/errors.ts';

/** Without an answer, or without a session, a deletion waits for the next start; any other refusal is the last word. */
export const isLastWord = (error: unknown) =>
  !(error instanceof ApiError) || ![0, 401, 410].includes(error.status);
