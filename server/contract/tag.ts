import type { Handlers, OperationId } from '#openapi/contract.ts';
import type { operations } from '#openapi/generated/operations.ts';
import type { Context } from '../context.ts';

type Table = typeof operations;
export type Tag = Table[OperationId]['tag'];
type OperationsOf<T extends Tag> = {
  [Op in OperationId]: Table[Op]['tag'] extends T ? Op : never;
}[OperationId];

/** One entry for each operation of a tag: what a module must `satisfies`. */
export type TagHandlers<T extends Tag> = Pick<Handlers<Context>, OperationsOf<T>>;
