// The contract as types, for the client, the mocks and the server alike.
import type { OperationId } from './generated/operations.ts';
import type { components, operations } from './generated/types.ts';

export type { OperationId };
export type Schemas = components['schemas'];
export type Problem = Schemas['Problem'];

/** Of an answer that stays open (`text/event-stream`) there is no value. */
type Json<T> = T extends { content: { 'application/json': infer Body } }
  ? Body
  : T extends { content: { 'text/event-stream': string } }
    ? undefined
    : never;

/** The JSON payload of an operation; `undefined` where it takes none. */
export type RequestBody<Op extends OperationId> = operations[Op] extends { requestBody: infer Body }
  ? Json<Body>
  : operations[Op] extends { requestBody?: infer Body }
    ? Json<NonNullable<Body>> | undefined
    : undefined;

/** The JSON body of an operation's 200 answer, envelope included. */
export type ResponseBody<Op extends OperationId> = operations[Op] extends { responses: { 200: infer Ok } }
  ? Json<Ok>
  : never;

/** The `response` inside the envelope. */
export type Answer<Op extends OperationId> =
  ResponseBody<Op> extends { response: infer Inner } ? Inner : undefined;

export type Handler<Op extends OperationId, Context> = (
  body: RequestBody<Op>,
  context: Context,
) => Promise<ResponseBody<Op>> | ResponseBody<Op>;

/** Stands where an operation is described but not served: it answers 501. The server has none, mocks have a few. */
export const notImplemented = Symbol('not implemented');

/** One entry for each operation of the contract: an operation that is missing does not compile. */
export type Handlers<Context> = { [Op in OperationId]: Handler<Op, Context> | typeof notImplemented };
