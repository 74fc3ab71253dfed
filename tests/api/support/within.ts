import type { Handlers } from '#openapi/contract.ts';
import type { Context } from '../../../server/context.ts';
import { handlers } from '../../../server/handlers.ts';
import type { TestApi } from './api.ts';
import type { TestMember } from './members.ts';

let inside: (context: Context) => Promise<unknown> = async () => {};

/** Handlers of a server whose rules are tried one by one: `useApi(kind, { handlers: probes })`. */
export const probes: Handlers<Context> = {
  ...handlers,
  likeFeed: async (_body, context) => {
    await inside(context);
    return { message: 'Liked', response: { isLiked: true, likes: 1 } };
  },
};

/** Runs a function with the context of a real request of `as`, and returns the answer. */
export function within(api: TestApi, as: TestMember, run: (context: Context) => Promise<unknown>) {
  inside = run;
  return api.call('likeFeed', { feedId: 'f1', feedType: 10, action: 1 }, { as });
}
