import type { Handler, Handlers, OperationId, Problem } from '#openapi/contract.ts';
import { notImplemented } from '#openapi/contract.ts';
import { operations } from '#openapi/generated/operations.ts';
import { delay, http, HttpResponse, type HttpHandler } from 'msw';

export interface MockContext {
  request: Request;
}
export type MockHandlers = Partial<Handlers<MockContext>>;

/** Thrown by a mock handler to answer with a failure. */
export class MockProblem extends Error {
  readonly status: number;
  readonly problem: Problem;

  constructor(status: number, problem: Partial<Problem> & Pick<Problem, 'code'>) {
    super(problem.message ?? problem.code);
    this.status = status;
    this.problem = { message: 'Something went wrong', requestId: 'r-story', ...problem };
  }
}

/** A handler whose answer never comes: for loading states. */
export const pending = (() => delay('infinite')) as unknown as () => never; // It never resolves, so it fits every operation.

let neverAnswered = 0;
/** How many requests of this page wait for an answer that never comes: nobody has to wait for those. */
export const countNeverAnswered = () => neverAnswered;

/** A handler that fails: for error states. */
export const failing =
  (status = 500, problem: Partial<Problem> & Pick<Problem, 'code'> = { code: 'INTERNAL' }) =>
  (): never => {
    throw new MockProblem(status, problem);
  };

/** A handler that finds no server at all. */
export const unreachable = (): never => {
  throw HttpResponse.error();
};

async function answer(handler: Handler<OperationId, MockContext>, request: Request) {
  if (handler === pending) neverAnswered++;
  const text = await request.clone().text();
  try {
    // The table is typed for each operation; here only one of them at a time is known.
    const body = await (handler as (body: unknown, context: MockContext) => unknown)(
      text ? JSON.parse(text) : undefined,
      { request },
    );
    return HttpResponse.json(body as object);
  } catch (thrown) {
    if (thrown instanceof Response) return thrown;
    if (thrown instanceof MockProblem) return HttpResponse.json(thrown.problem, { status: thrown.status });
    throw thrown;
  }
}

/**
 * MSW handlers for these operations, and for these alone: a request that nobody mocked fails the story.
 * In a story: `beforeEach({ msw }) { msw.use(...mock({ getFeedList: pending })); }`.
 */
export function mock(handlers: MockHandlers): HttpHandler[] {
  return Object.entries(handlers).flatMap(([op, handler]) => {
    if (handler === notImplemented || !handler) return [];
    const { method, path } = operations[op as OperationId];
    return [
      http[method](`*${path}`, ({ request }) =>
        answer(handler as Handler<OperationId, MockContext>, request),
      ),
    ];
  });
}
