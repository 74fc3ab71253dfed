import type { SharedContext } from '../contract/binder.ts';
import type { EventOf, News, ReferenceOf, ReferenceType, StreamEvent } from './references.ts';

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
