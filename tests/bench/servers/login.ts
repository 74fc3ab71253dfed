import bundle from '#openapi/generated/openapi.json' with { type: 'json' };
import type { RequestBody, ResponseBody } from '#openapi/contract.ts';

export const benchPath = '/api/user/login';

const { post } = bundle.paths[benchPath];
const first = (examples: object): unknown => (Object.values(examples)[0] as { value: unknown }).value;

/** The contract's own first examples: gen.ts has validated them. */
export const payloadOf = () =>
  first(post.requestBody.content['application/json'].examples) as RequestBody<'login'>;
export const answerOf = () =>
  first(post.responses['200'].content['application/json'].examples) as ResponseBody<'login'>;
