import type { FastifyBaseLogger } from 'fastify';
import type { Problem } from '#openapi/contract.ts';
import { ApiProblem, badRequest, conflict, notFound } from '../problem.ts';

const internal = () => new ApiProblem(500, 'INTERNAL', 'Something went wrong');

/** PostgreSQL's SQLSTATE of what a payload can cause by itself, without a defect of ours. */
function ofDatabase(code: string): ApiProblem | undefined {
  switch (code) {
    case '22P02': // an id that is no UUID names nothing
      return notFound();
    case '22003': // a number or a time beyond what the database knows, such as the year 0
    case '22007':
    case '22008':
      return badRequest('A number or a time is out of range.');
    case '22021': // NUL in a text
    case '22P05':
      return badRequest('The text holds characters that cannot be stored.');
    case '23505':
      return conflict('This exists already.');
    case '40001':
    case '40P01':
      return new ApiProblem(503, 'UNAVAILABLE', 'Two changes met. Please try again.');
    default:
      return undefined;
  }
}

function ofFastify(code: string, status: number): ApiProblem | undefined {
  switch (code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new ApiProblem(413, 'TOO_LARGE', 'This is too large to send.');
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new ApiProblem(415, 'TYPE', 'Please send JSON.');
    default:
      return status >= 400 && status < 500 ? badRequest() : undefined;
  }
}

/** Any thrown thing as what the caller may know of it; what is left unexplained is logged here. */
export function toProblem(error: unknown, log: FastifyBaseLogger): ApiProblem {
  if (error instanceof ApiProblem) return error;
  const { code, statusCode } = error as { code?: unknown; statusCode?: number };
  const known =
    typeof code === 'string' ? (ofDatabase(code) ?? ofFastify(code, statusCode ?? 500)) : undefined;
  if (!known || known.status >= 500) log.error({ err: error }, 'request failed');
  return known ?? (statusCode && statusCode >= 400 && statusCode < 500 ? badRequest() : internal());
}

export const problemBody = (problem: ApiProblem, requestId: string): Problem => ({
  message: problem.message,
  code: problem.code,
  ...problem.extras,
  requestId,
});
