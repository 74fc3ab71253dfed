import { renderers } from '../../../server/renderers.ts';
import type { News, StreamEvent, StreamReference } from '../../../server/stream/references.ts';
import { render } from '../../../server/stream/renderers.ts';
import { eventsAfter, numberWaiting } from '../../../server/stream/sequence.ts';
import type { TestApi } from './api.ts';
import type { TestMember } from './members.ts';

/** What is told to open streams, without opening one. */
export function publishedOf(api: TestApi) {
  let seen = 0;
  /** What was published since the last time, in the order in which it is delivered. */
  async function published(...types: StreamReference['type'][]): Promise<News[]> {
    // The server does so too, a moment after each commit.
    await numberWaiting(api.db);
    const rows = await eventsAfter(api.db, seen, 1000);
    seen = rows.at(-1)?.id ?? seen;
    const news = rows.map((row) => ({
      memberId: row.member_id,
      // As it was put in.
      event: { type: row.type, ...row.data } as StreamReference,
    }));
    return types.length === 0 ? news : news.filter(({ event }) => types.includes(event.type));
  }
  /** What a member reads of it now. */
  const read = async (as: TestMember, news: News[]): Promise<(StreamEvent | undefined)[]> =>
    (await render(api, renderers, news)).filter((_, at) => news[at]?.memberId === as.userId);
  return { published, read };
}
