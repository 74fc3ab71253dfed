import { describe, expect, test } from 'vitest';
import { runReports } from '../../../server/admin/runReports.ts';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import { picture, upload } from '../support/files.ts';
import type { TestMember } from '../support/members.ts';
import { change, comment, keyOf, onComment, post } from '../support/posts.ts';

describe.each(databases())('reports on %s', (kind) => {
  const api = useApi(kind);
  const admin = async (...args: string[]) => (await runReports(api.db, api.config, api.now, args)).join('\n');
  const report = async (as: TestMember, item: { feedId: string; feedType: number }, commentId?: string) => {
    const payload = {
      feedId: item.feedId,
      feedType: item.feedType as 10,
      reason: 3 as const,
      details: 'He means me.',
      ...(commentId ? { commentId } : {}),
    };
    return (await api.ok('postReport', payload, { as })).response.reportId;
  };
  const mailTo = async (address: string) => {
    const rows = await api.db
      .selectFrom('outbox')
      .select(['subject', 'body'])
      .where('recipient', '=', address)
      .execute();
    return rows.map((row) => `${row.subject}: ${row.body}`).join('\n');
  };

  test('what was reported is kept as it stood, whatever its author does then', async () => {
    const [author, victim] = [await api.member({ userName: 'Rudi Rüpel' }), await api.member()];
    const mediaKey = await upload(api, author, { bytes: await picture() });
    const item = await post(api, author, { text: 'An insult', media: [{ mediaKey }] });
    const id = await report(victim, item);
    const edited = (await api.ok('managePost', change(item, { text: 'Something kind' }), { as: author }))
      .response;
    await api.ok('deletePost', keyOf(edited), { as: author });
    api.advance(2 * 86_400_000);
    await api.app.tasks.settle();
    const list = await admin();
    for (const part of [id, 'harassment', 'He means me.', 'Rudi Rüpel', 'An insult', `/media/${mediaKey}`])
      expect(list).toContain(part);
    // The address in the list works for whoever decides; the bare one for nobody any more.
    const [evidence = ''] = /\/media\/\S+/.exec(list) ?? [];
    expect((await api.app.http.inject({ url: evidence })).statusCode).toBe(200);
    expect((await api.app.http.inject({ url: `/media/${mediaKey}` })).statusCode).toBe(404);

    expect(await admin('dismiss', id)).toBe('1 report dismissed.');
    api.advance(3_600_001);
    await api.app.tasks.settle();
    expect((await api.app.http.inject({ url: evidence })).statusCode).toBe(404);
    expect((await api.app.http.inject({ url: `/media/${mediaKey}` })).statusCode).toBe(404);
    api.advance(90 * 86_400_000);
    await api.app.tasks.settle();
    const row = await api.db.selectFrom('reports').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect([row.state, row.evidence]).toEqual(['dismissed', null]);
  });

  test('a post that is upheld goes, and all who reported it are answered', async () => {
    const author = await api.member({ email: 'rudi@example.org' });
    const first = await api.member({ email: 'first@example.org' });
    const second = await api.member({ email: 'second@example.org' });
    await api.db
      .updateTable('members')
      .set({ email_notifications: false })
      .where('id', '=', second.userId)
      .execute();
    const item = await post(api, author, { text: 'An insult' });
    const id = await report(first, item);
    await report(second, item);
    expect(await admin('uphold', id)).toBe('2 reports upheld.');
    expect((await api.refused('getPostDetails', keyOf(item), { as: first })).status).toBe(404);
    expect((await api.ok('getFeedList', { pageIndex: 1, filter: 3 }, { as: author })).count).toBe(0);
    expect(await mailTo('first@example.org')).toContain('we took it away');
    expect(await mailTo('rudi@example.org')).toContain('reported a post of yours for harassment');
    expect(await mailTo('second@example.org'), 'who wants no messages gets none').toBe('');
    expect(await admin('uphold', id), 'once').toBe('There is no open report like that.');
    expect(await admin('uphold', 'nonsense')).toBe('There is no open report like that.');
    expect(await admin('list')).not.toContain(id);
    const rows = await api.db
      .selectFrom('audit')
      .select('action')
      .where('subject', 'like', '%' + item.feedId)
      .execute();
    expect(rows).toEqual([{ action: 'report.upheld' }]);
  });

  test('a comment that is upheld goes and the count stays right, also when it is deleted meanwhile', async () => {
    const [author, guest] = [await api.member(), await api.member()];
    const item = await post(api, author);
    const bad = await comment(api, guest, item, 'An insult');
    await comment(api, guest, item, 'A kind word');
    const id = await report(author, item, bad.commentId);
    await admin('uphold', id);
    const counts = async () =>
      (await api.ok('getPostDetails', keyOf(item), { as: author })).response.item.counts.comments;
    expect(await counts()).toBe(1);
    const other = await comment(api, guest, item, 'Another insult');
    const late = await report(author, item, other.commentId);
    await api.ok('manageComment', onComment(item, 2, other.commentId), { as: guest });
    expect(await admin('uphold', late)).toBe('1 report upheld.');
    expect(await counts()).toBe(1);
  });

  test('what is dismissed stays, and whoever reports it again reads so', async () => {
    const [author, reader] = [await api.member(), await api.member()];
    const item = await post(api, author);
    await admin('dismiss', await report(reader, item));
    await api.ok('getPostDetails', keyOf(item), { as: reader });
    const again = await api.refused(
      'postReport',
      { ...keyOf(item), feedType: 10, reason: 1 },
      { as: reader },
    );
    expect(again.message).toMatch(/We looked into it, and it stays\.$/);
    expect(await admin('nonsense')).toContain('reports uphold <id>');
  });
});
