import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { firebaseSender } from '../../../server/modules/notifications/push/firebaseSender.ts';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import { startFirebaseStandIn } from '../support/firebaseStandIn.ts';
import { keyOf, post } from '../support/posts.ts';
import { publishedOf } from '../support/published.ts';

const LIKES = 300;

describe.each(databases())('many likes on %s', (kind) => {
  let standIn: Awaited<ReturnType<typeof startFirebaseStandIn>>;
  beforeAll(async () => void (standIn = await startFirebaseStandIn()));
  afterAll(() => standIn.close());
  const api = useApi(kind, { push: () => firebaseSender(standIn.account, { agent: standIn.agent }) });
  const { published } = publishedOf(api);

  test('[R6] 300 likes are one row, one push and one word to open pages', async () => {
    const as = await api.member();
    await api.ok('updateDeviceToken', { deviceToken: 'device-of-the-author' }, { as });
    const item = await post(api, as);
    await published();
    for (let like = 0; like < LIKES; like++) {
      const reader = await api.member();
      await api.ok('likeFeed', { ...keyOf(item), action: 1 }, { as: reader });
    }
    const told = (await published()).filter(({ event }) => event.type === 'notification.new');
    expect(told).toHaveLength(1);
    api.advance(6000);
    for (let round = 0; round < 3; round++) await api.app.tasks.settle();
    const { response, unreadCount } = await api.ok('getNotificationList', { pageIndex: 1 }, { as });
    expect(response).toMatchObject([{ type: 17, actorCount: LIKES }]);
    expect(unreadCount).toBe(1);
    expect(standIn.arrived).toHaveLength(1);
    expect(standIn.arrived[0]?.data.body).toMatch(/ liked your post$/);
  });
});
