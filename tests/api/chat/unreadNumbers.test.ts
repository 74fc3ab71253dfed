import { describe, expect, test } from 'vitest';
import type { Schemas } from '#openapi/contract.ts';
import { renderers } from '../../../server/renderers.ts';
import { randomOf } from '../../../server/seed/random.ts';
import { render } from '../../../server/stream/renderers.ts';
import { useApi } from '../support/api.ts';
import { chatOf } from '../support/chat.ts';
import { databases } from '../support/databases.ts';
import type { TestMember } from '../support/members.ts';
import { BLOCK, MUTE, tie, UNBLOCK, UNMUTE } from '../support/people.ts';
import { befriend, comment, keyOf, onComment, post } from '../support/posts.ts';

/** Eight communities of 130 operations each. */
const ROUNDS = 13;
const AT_ONCE = 10;

describe.each(databases())('unread numbers on %s', (kind) => {
  const api = useApi(kind);
  const { say, send, remove, mark, list, friends } = chatOf(api);
  const news = (as: TestMember, pageIndex = 1) => api.call('getNotificationList', { pageIndex }, { as });

  /** By the notifications themselves, one by one, as the member reads them. */
  async function recountNews(as: TestMember): Promise<number> {
    let unread = 0;
    for (let pageIndex = 1; ; pageIndex++) {
      const { response } = (await news(as, pageIndex)).body;
      unread += response.filter(({ status }) => status === 0).length;
      if (response.length < 10) return unread;
    }
  }

  /** By the messages themselves. */
  async function recountChat(as: TestMember, friend: TestMember): Promise<number> {
    let unread = 0;
    for (let pageIndex = 1; ; pageIndex++) {
      const { status, body } = await api.call(
        'getWholeMessage',
        { friendId: friend.userId, pageIndex },
        { as },
      );
      // Across a block there is no conversation.
      if (status !== 200) return 0;
      const { response } = body;
      unread += response.filter(
        (one) => one.fromUserId === friend.userId && !one.readAt && !one.deletedAt,
      ).length;
      if (response.length < 10) return unread;
    }
  }

  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    '[R9] after anything at once each number is a recount, %i',
    async (community) => {
      const random = randomOf(`unread numbers of ${community}`);
      const [ada, ben, cleo] = (await friends('Ada', 'Ben', 'Cleo')) as [TestMember, TestMember, TestMember];
      await befriend(api, ben, cleo);
      const all = [ada, ben, cleo];
      const posts: [TestMember, Schemas['FeedItem']][] = [];
      for (const as of all) posts.push([as, await post(api, as)]);
      const comments: [Schemas['FeedItem'], string][] = [];

      const pair = (): [TestMember, TestMember] => {
        const as = random.pick(all);
        return [as, random.pick(all.filter((other) => other !== as))];
      };
      let done = 0;
      let unreadSeen = 0;
      /** What a block or a deletion has made impossible is refused; that most went well is asked at the end. */
      const perhaps = (act: Promise<unknown>) =>
        act.then(
          () => (done += 1),
          () => undefined,
        );
      const sent: [TestMember, TestMember, string][] = [];
      const write = async () => {
        const [as, other] = pair();
        sent.push([as, other, (await say(as, other, 'Again')).messageId]);
      };
      const message = async () => {
        const [from, to, id] = random.pick(sent);
        switch (random.whole(0, 3)) {
          case 0:
            return mark(to, from, id);
          case 1:
            return random.chance(0.5) ? send(from, remove(to, id, false)) : send(to, remove(from, id, true));
          case 2:
            return random.chance(0.2) && send(to, remove(from));
          default:
            return write();
        }
      };
      const react = async () => {
        const [, item] = random.pick(posts);
        const as = random.pick(all);
        switch (random.whole(0, 3)) {
          case 0: {
            const { commentId } = await comment(api, as, item, 'Indeed');
            return comments.push([item, commentId]);
          }
          case 1: {
            const [about, commentId] = random.pick(comments);
            return api.ok('manageComment', onComment(about, 2, commentId), { as });
          }
          case 2: {
            const [, commentId] = random.pick(comments);
            return api.ok('likeComments', { commentId, action: random.whole(0, 1) as 0 | 1 }, { as });
          }
          default:
            return api.ok('likeFeed', { ...keyOf(item), action: random.whole(0, 1) as 0 | 1 }, { as });
        }
      };
      const readSome = async () => {
        const as = random.pick(all);
        if (random.chance(0.1)) return api.ok('updateNotification', { all: true }, { as });
        const { id } = random.pick((await news(as)).body.response);
        return api.ok('updateNotification', { notificationId: id }, { as });
      };
      const act = () => {
        const [as, other] = pair();
        switch (random.whole(0, 19)) {
          case 0:
            return tie(api, as, other, random.chance(0.5) ? MUTE : UNMUTE);
          case 1:
            // A block ends the connection; afterwards they are connected again.
            return random.chance(0.2) ? tie(api, as, other, BLOCK) : tie(api, as, other, UNBLOCK);
          case 2:
          case 3:
          case 4:
          case 5:
            return readSome();
          case 6:
          case 7:
          case 8:
          case 9:
          case 10:
          case 11:
            return react();
          default:
            return write();
        }
      };

      await write();
      for (let round = 1; round <= ROUNDS; round++) {
        // A test does more in a moment than a member in a minute.
        await api.db.deleteFrom('rate_limits').execute();
        await Promise.all(
          Array.from({ length: AT_ONCE }, (_, n) => perhaps(n % 3 === 0 ? message() : act())),
        );
        // Some hours go by, so that groups move up and conversations are told of.
        api.advance(random.whole(0, 3) * 1_200_000);
        if (round % 12 !== 1) continue;
        await api.app.tasks.settle();
        for (const as of all) {
          const { unreadCount } = (await news(as)).body;
          unreadSeen += unreadCount;
          expect(unreadCount, `the bell of ${as.userName}`).toBe(await recountNews(as));
          const onlyUnread = await api.ok('getNotificationList', { pageIndex: 1, unread: true }, { as });
          expect([onlyUnread.count, onlyUnread.unreadCount]).toEqual([unreadCount, unreadCount]);
          expect(
            await render(api, renderers, [{ memberId: as.userId, event: { type: 'notification.read' } }]),
          ).toMatchObject([{ unreadCount }]);
          const { response, unreadTotal } = await list(as);
          let total = 0;
          for (const friend of all.filter((other) => other !== as)) {
            const counted = await recountChat(as, friend);
            total += counted;
            const shown = response.find(({ friendId }) => friendId === friend.userId)?.unread ?? 0;
            expect(shown, `${friend.userName} in the list of ${as.userName}`).toBe(counted);
          }
          expect(unreadTotal).toBe(total);
        }
      }
      expect(done).toBeGreaterThan((ROUNDS * AT_ONCE) / 2);
      expect(unreadSeen).toBeGreaterThan(0);
    },
  );
});
