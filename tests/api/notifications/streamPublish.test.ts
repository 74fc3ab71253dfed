import { describe, expect, test } from 'vitest';
import { afterCommit } from '../../../server/db/afterCommit.ts';
import { renderers } from '../../../server/renderers.ts';
import { onPublished, publish } from '../../../server/stream/publish.ts';
import type { News } from '../../../server/stream/references.ts';
import { render } from '../../../server/stream/renderers.ts';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';

describe.each(databases())('what is published on %s', (kind) => {
  const api = useApi(kind);

  test('[G2] waits for its commit, and is gone with what is rolled back', async () => {
    const said: string[] = [];
    await api.db.transaction().execute(async (trx) => {
      await afterCommit(trx, () => said.push('after'));
      await trx.selectFrom('members').select('id').limit(1).execute();
      said.push('inside');
    });
    expect(said).toEqual(['inside', 'after']);

    const undone = api.db.transaction().execute(async (trx) => {
      await afterCommit(trx, () => said.push('never'));
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    // The same connections again: nothing of the transaction before is left on them.
    await Promise.all(
      Array.from({ length: 10 }, () => api.db.transaction().execute(async (trx) => publish(trx, []))),
    );
    await afterCommit(api.db, () => said.push('at once'));
    expect(said).toEqual(['inside', 'after', 'at once']);
  });

  test('[G2] wakes those who deliver, once its transaction is committed', async () => {
    const as = await api.member();
    let woken = 0;
    const end = onPublished(api.db, () => (woken += 1));
    const news: News = { memberId: as.userId, event: { type: 'notification.read' } };
    await api.db.transaction().execute(async (trx) => {
      await publish(trx, [news]);
      expect(woken).toBe(0);
    });
    expect(woken).toBe(1);
    end();
    await publish(api.db, [news]);
    expect(woken).toBe(1);
  });

  test('[G2] is read as it is when it is delivered, by each of its receivers', async () => {
    const [ana, ben] = [await api.member(), await api.member()];
    const hr = await api.member({ role: 2 });
    for (const as of [ana, ben]) await api.ok('followUser', { otherUserId: hr.userId, action: 1 }, { as });
    const read = { type: 'notification.read' as const };
    const unreadOf = () =>
      render(api, renderers, [
        { memberId: ana.userId, event: read },
        { memberId: hr.userId, event: { ...read, notificationId: 'n1' } },
      ]);
    expect(await unreadOf()).toEqual([
      { ...read, unreadCount: 0 },
      { ...read, notificationId: 'n1', unreadCount: 2 },
    ]);
    await api.ok('updateNotification', { all: true }, { as: hr });
    expect(await unreadOf()).toMatchObject([{ unreadCount: 0 }, { unreadCount: 0 }]);
  });
});
