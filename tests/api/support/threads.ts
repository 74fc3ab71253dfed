import type { Schemas } from '#openapi/contract.ts';
import type { TestApi } from './api.ts';
import type { TestMember } from './members.ts';
import { keyOf, post } from './posts.ts';

type FeedItem = Schemas['FeedItem'];

/** What is said under a post, as one member reads it, and three members with a post of the first. */
export function threadsOf(api: TestApi) {
  const thread = (as: TestMember, item: FeedItem, body: object = {}) =>
    api.ok('commentDetails', { ...keyOf(item), sort: 1, pageIndex: 1, ...body }, { as });
  const texts = async (as: TestMember, item: FeedItem, body?: object) =>
    (await thread(as, item, body)).response.map((one) => one.text);
  const counted = async (as: TestMember, item: FeedItem) =>
    (await api.ok('getPostDetails', keyOf(item), { as })).response.item.counts.comments;

  async function scene() {
    const [owner, guest, third] = [
      await api.member({ userName: 'Owner' }),
      await api.member({ userName: 'Guest' }),
      await api.member(),
    ];
    return { owner, guest, third, item: await post(api, owner) };
  }

  return { thread, texts, counted, scene };
}
