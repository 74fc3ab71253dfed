import { describe, expect, test } from 'vitest';
import { MAIL_NEWS } from '../../../server/notify/queueMail.ts';
import { unsubscribeUrl } from '../../../server/modules/notifications/mail/unsubscribe.ts';
import { addTask } from '../../../server/tasks.ts';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import { jobsOf, MINUTE_MS, openJob } from '../support/jobs.ts';
import type { TestMember } from '../support/members.ts';
import { ADD, BLOCK, tie } from '../support/people.ts';
import { comment, keyOf, post } from '../support/posts.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

describe.each(databases())('what is new, by mail, on %s', (kind) => {
  const api = useApi(kind, { config: { publicUrl: 'https://jobs.example.org' } });
  const { apply, decide, later } = jobsOf(api);
  let seen = 0;
  /** What was mailed since the last time, in its order. */
  async function mailed() {
    for (let round = 0; round < 3; round++) await api.app.tasks.settle();
    const rows = await api.db
      .selectFrom('outbox')
      .select(['recipient', 'subject', 'body', 'unsubscribe'])
      .where('kind', '=', 'email')
      .orderBy('id')
      .execute();
    const news = rows.slice(seen);
    seen = rows.length;
    return news;
  }
  /** The same once news has waited for its hour, and the task for its turn. */
  const mailedLater = async (ms = HOUR_MS + 20 * MINUTE_MS) => {
    api.advance(ms);
    return mailed();
  };
  let addresses = 0;
  const reader = async () => {
    const email = `reader${++addresses}@example.org`;
    return { as: await api.member({ userName: 'Ada Lund', email }), email };
  };
  const like = (as: TestMember, item: Parameters<typeof keyOf>[0]) =>
    api.ok('likeFeed', { ...keyOf(item), action: 1 }, { as });
  const open = (method: 'GET' | 'POST', url: string, payload?: string) =>
    api.app.http.inject({
      method,
      url: new URL(url).pathname,
      ...(payload !== undefined && {
        payload,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }),
    });

  test('[R6] everything that was not read is one mail a day', async () => {
    const { as, email } = await reader();
    const [ben, cleo] = [await api.member({ userName: 'Ben' }), await api.member({ userName: 'Cleo' })];
    const item = await post(api, as);
    for (const who of [ben, cleo]) await like(who, item);
    await comment(api, cleo, item, 'Well done.');
    await tie(api, ben, as, ADD);
    expect(await mailedLater(MINUTE_MS), 'not while they may be at the page').toEqual([]);
    const [digest, ...more] = await mailedLater();
    expect(more).toEqual([]);
    expect(digest).toMatchObject({
      recipient: email,
      subject: 'Ben wants to connect with you, and 2 more',
      unsubscribe: unsubscribeUrl(api.config, as.userId),
    });
    expect(digest?.body.split('\n')).toEqual([
      'Hello Ada Lund,',
      '',
      'There are 3 new things for you:',
      '',
      '- Ben wants to connect with you',
      '- Cleo commented on your post',
      '- Cleo and Ben liked your post',
      '',
      'Open Rolecast: https://jobs.example.org/',
      '',
      '-- ',
      'You get this at most once a day, when there is something that you have not read.',
      `Stop these e-mails: ${unsubscribeUrl(api.config, as.userId)}`,
      '',
    ]);
    expect(await mailedLater(), 'nothing twice').toEqual([]);
    await tie(api, cleo, as, ADD);
    expect(await mailedLater(), 'not on the same day').toEqual([]);
    const [next] = await mailedLater(DAY_MS);
    expect(next?.subject).toBe('Cleo wants to connect with you');
    expect(await mailedLater(DAY_MS)).toEqual([]);
  });

  test('nothing of what was read, is hidden, or is not wanted', async () => {
    const [one, other, blocker] = [await reader(), await reader(), await reader()];
    const silent = await api.member();
    const ben = await api.member({ userName: 'Ben' });
    for (const as of [one.as, other.as, blocker.as, silent]) await tie(api, ben, as, ADD);
    await api.ok('updateNotification', { all: true }, { as: one.as });
    await api.ok('notificationUpdate', { type: 1, value: false }, { as: other.as });
    await tie(api, blocker.as, ben, BLOCK);
    expect(await mailedLater()).toEqual([]);
  });

  test('a decision is mailed at once and alone, and not again in the digest', async () => {
    const { as, email } = await reader();
    const hr = await api.member({ role: 2, userName: 'Nordlicht Energie' });
    const jobId = await openJob(api, hr);
    const { applicationId } = await apply(as, jobId);
    await decide(hr, applicationId, { requestStatus: 2 });
    await later(11 * MINUTE_MS);
    const [letter, ...more] = await mailed();
    expect(more).toEqual([]);
    expect(letter).toMatchObject({ recipient: email, subject: 'Your application' });
    expect(letter?.body).toContain('Your application for Wind turbine technician was accepted.');
    expect(letter?.body).toContain('See your applications: https://jobs.example.org/job-applied');
    expect(await mailedLater(DAY_MS)).toEqual([]);
  });

  test('who wants nothing in the app is mailed all the same, and finds it in the list', async () => {
    const { as } = await reader();
    await api.ok('notificationUpdate', { type: 2, value: false }, { as });
    const hr = await api.member({ role: 2, userName: 'Nordlicht Energie' });
    const { applicationId } = await apply(as, await openJob(api, hr));
    await decide(hr, applicationId, { requestStatus: 2 });
    await later(11 * MINUTE_MS);
    expect((await mailed()).map(({ subject }) => subject)).toEqual(['Your application']);
    await tie(api, await api.member({ userName: 'Ben' }), as, ADD);
    expect((await mailedLater()).map(({ subject }) => subject)).toEqual(['Ben wants to connect with you']);
    const { response, unreadCount } = await api.ok('getNotificationList', { pageIndex: 1 }, { as });
    expect([response.map(({ type }) => type), unreadCount]).toEqual([[1, 20], 2]);
  });

  test('a digest that is written first does not keep the mail of a decision back', async () => {
    const { as } = await reader();
    const hr = await api.member({ role: 2, userName: 'Nordlicht Energie' });
    const { applicationId } = await apply(as, await openJob(api, hr));
    await decide(hr, applicationId, { requestStatus: 2 });
    await later(11 * MINUTE_MS);
    expect(await mailed()).toHaveLength(1);
    // As it stands when its task is still to come.
    const { id } = await api.db
      .updateTable('notifications')
      .set({ mailed_at: null })
      .where('member_id', '=', as.userId)
      .returning('id')
      .executeTakeFirstOrThrow();
    const runAt = new Date(api.now().getTime() + 3 * HOUR_MS);
    await addTask(api.db, { kind: MAIL_NEWS, data: { ids: [id] }, runAt });
    await tie(api, await api.member({ userName: 'Ben' }), as, ADD);
    const subjects = async (ms?: number) => (await mailedLater(ms)).map(({ subject }) => subject);
    expect(await subjects()).toEqual(['Ben wants to connect with you']);
    expect(await subjects(2 * HOUR_MS)).toEqual(['Your application']);
  });

  test('a name cannot put words or addresses of its own into a mail', async () => {
    const { as } = await reader();
    const ben = await api.member({ userName: 'Ben\n\nPay here: https://evil.example/\n--\n<b>' });
    await tie(api, ben, as, ADD);
    const [digest] = await mailedLater();
    expect(digest?.body).toContain(
      '- Ben Pay here: https://evil.example/ -- <b> wants to connect with you\n',
    );
    const rows = api.db.selectFrom('outbox').select('id').where('kind', '=', 'email').orderBy('id', 'desc');
    const { id } = await rows.executeTakeFirstOrThrow();
    const shown = await api.app.http.inject(`/dev/outbox/${id}`);
    expect(shown.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(shown.body.match(/href="[^"]*"/g)).toEqual([
      'href="https://jobs.example.org/"',
      `href="${unsubscribeUrl(api.config, as.userId)}"`,
    ]);
    expect(shown.body).toContain('&#60;b&#62;');
  });

  test('[RFC 8058] the address in a mail ends them without a login; opening it alone does not', async () => {
    const { as } = await reader();
    const url = unsubscribeUrl(api.config, as.userId);
    const wants = async () =>
      (await api.ok('fetchNotificationValue', undefined, { as })).response.email_notification_status;
    const asked = await open('GET', url);
    expect([asked.statusCode, asked.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(asked.body).toContain('<button>Stop e-mails</button>');
    expect(await wants()).toBe(true);
    const done = await open('POST', url, 'List-Unsubscribe=One-Click');
    expect([done.statusCode, await wants()]).toEqual([200, false]);
    expect((await open('POST', url, '')).statusCode, 'twice is the same as once').toBe(200);
    const of = await api.member({ email: 'other@example.org' });
    for (const forged of [
      url.replace(as.userId, of.userId),
      `${url}x`,
      url.slice(0, -4),
      `https://jobs.example.org/unsubscribe/${of.userId}.`,
      'https://jobs.example.org/unsubscribe/x.y',
    ])
      expect((await open('POST', forged, '')).statusCode, forged).toBe(404);
    await tie(api, await api.member(), of, ADD);
    expect(await mailedLater(), 'nobody else was touched').toHaveLength(1);
  });
});
