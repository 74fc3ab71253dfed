import type { RequestBody, ResponseBody } from '#openapi/contract.ts';
import { requireSession, type Context } from '../../context.ts';
import { badRequest } from '../../problem.ts';
import { streamHeaders } from '../../stream/connection.ts';

/** Opens the stream of one browser (product G2). It stays open until either side ends it, or the session is over. */
export function stream(_body: RequestBody<'stream'>, context: Context): ResponseBody<'stream'> {
  const { userId, tokenHash } = requireSession(context);
  const last = context.header('last-event-id');
  if (!/^\d{0,20}$/.test(last)) throw badRequest('Last-Event-ID must be the id of an event.');
  context.services.stream.open({ memberId: userId, tokenHash }, last === '' ? undefined : Number(last), () =>
    context.takeOver(streamHeaders),
  );
}
