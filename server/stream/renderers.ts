import type { FastifyBaseLogger } from 'fastify';
import type { SharedContext } from '../contract/binder.ts';
import { wrongOfEvent } from '../contract/validate.ts';
import {
  SESSION_ENDED,
  type EventOf,
  type News,
  type ReferenceOf,
  type ReferenceType,
  type StreamEvent,
  type StreamReference,
} from './references.ts';
import type { StoredEvent } from './sequence.ts';

/** What rendering may look at. */
export type RenderContext = Pick<SharedContext, 'db' | 'config' | 'now'>;

/**
 * What each of these members reads of what happened, at this moment: in the order of `news`, undefined for what is not for them any
 * more (deleted, hidden, blocked). All of one round come together, so that it takes a few statements however many they are.
 */
export type Renderer<Type extends ReferenceType> = (
  context: RenderContext,
  news: readonly News<ReferenceOf<Type>>[],
) => Promise<(EventOf<Type> | undefined)[]>;

/** One for each reference: a reference that no module renders does not compile. */
export type Renderers = { [Type in ReferenceType]: Renderer<Type> };

/** Renders news of every kind, in their order. */
export async function render(
  context: RenderContext,
  renderers: Renderers,
  news: readonly News[],
): Promise<(StreamEvent | undefined)[]> {
  const byType = Map.groupBy(news.keys(), (at) => news[at]?.event.type);
  const rendered: (StreamEvent | undefined)[] = [];
  for (const [type, places] of byType) {
    if (type === undefined) continue;
    const renderer = renderers[type] as Renderer<typeof type>;
    const events = await renderer(
      context,
      places.flatMap((at) => news[at] ?? []),
    );
    for (const [index, at] of places.entries()) rendered[at] = events[index];
  }
  return news.map((_, at) => rendered[at]);
}

/**
 * What members read of stored events, by id; what is not there is not for them. The same reference twice is said once, in its later
 * place: it would say the same. Where rendering fails they are told to fetch afresh, so that nothing is lost and nobody else waits.
 */
export async function renderStored(
  context: RenderContext & { renderers: Renderers; log: FastifyBaseLogger },
  stored: readonly StoredEvent[],
): Promise<Map<number, StreamEvent>> {
  const last = new Map<string, StoredEvent>();
  for (const one of stored)
    if (one.type !== SESSION_ENDED) last.set(JSON.stringify([one.member_id, one.type, one.data]), one);
  const news = [...last.values()];
  try {
    const events = await render(
      context,
      context.renderers,
      // Written by `publish`, whose types say so.
      news.map(({ member_id, type, data }) => ({
        memberId: member_id,
        event: { type, ...data } as StreamReference,
      })),
    );
    if (context.config.mode !== 'production') for (const event of events) if (event) assertEvent(event);
    return new Map(events.flatMap((event, at) => (event ? [[news[at]?.id ?? 0, event]] : [])));
  } catch (error) {
    context.log.error({ err: error }, 'the stream could not say what happened');
    const newest = new Map(news.map(({ member_id, id }) => [member_id, id]));
    return new Map([...newest.values()].map((id) => [id, { type: 'stream.reset' }]));
  }
}

function assertEvent(event: StreamEvent): void {
  const wrong = wrongOfEvent(event);
  if (wrong.length > 0)
    throw new Error(`${JSON.stringify(event)} does not follow the contract:\n${wrong.join('\n')}`);
}
