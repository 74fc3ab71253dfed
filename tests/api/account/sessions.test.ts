import { describe, expect, test } from 'vitest';
import { issueResetToken, takeResetToken } from '../../../server/auth/resetTokens.ts';
import { endSession, endSessions, openSession } from '../../../server/auth/sessions.ts';
import { requireSession } from '../../../server/context.ts';
import { once } from '../../../server/idempotency.ts';
import { newId } from '../../../server/ids.ts';
import { limit } from '../../../server/rateLimit.ts';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import type { TestMember } from '../support/members.ts';
import { probes, within } from '../support/within.ts';

const DAY = 86_400_000;

describe.each(databases())('sessions on %s', (kind) => {
  const api = useApi(kind, { handlers: probes });
  const status = async (as: TestMember, token = as.token) =>
    (await within(api, { ...as, token }, async () => {})).status;

  test('a token opens what needs a session; none, a wrong and a malformed one do not', async () => {
    const as = await api.member();
    expect(await status(as)).toBe(200);
    expect(await status(as, newId().replaceAll('-', ''))).toBe(401);
    expect(await status(as, "x' or '1'='1")).toBe(401);
    expect((await api.send('likeFeed', {})).status).toBe(401);
  });

  test('a session ends 30 days after its last use, not after its first', async () => {
    const as = await api.member();
    api.advance(29 * DAY);
    expect(await status(as)).toBe(200);
    api.advance(29 * DAY);
    expect(await status(as)).toBe(200);
    api.advance(30 * DAY + 1);
    expect(await within(api, as, async () => {})).toMatchObject({
      status: 401,
      body: { code: 'UNAUTHENTICATED' },
    });
  });

  test('ending one session leaves the others; ending all but this one leaves this one', async () => {
    const as = await api.member();
    const more: string[] = [];
    await within(api, as, async (context) => {
      for (let i = 0; i < 2; i++)
        more.push(await openSession(context, context.db, { id: as.userId, role: 1 }));
    });
    const [second, third] = more as [string, string];
    await within(api, { ...as, token: second }, (context) =>
      endSession(context, context.db, requireSession(context).tokenHash),
    );
    expect([await status(as), await status(as, second), await status(as, third)]).toEqual([200, 401, 200]);
    await within(api, as, (context) =>
      endSessions(context, context.db, as.userId, requireSession(context).tokenHash),
    );
    expect([await status(as), await status(as, third)]).toEqual([200, 401]);
  });

  test('a deleted account is 410, a suspended one 403', async () => {
    const as = await api.member();
    await api.db
      .updateTable('members')
      .set({ suspended_at: api.now() })
      .where('id', '=', as.userId)
      .execute();
    expect(await within(api, as, async () => {})).toMatchObject({ status: 403, body: { code: 'SUSPENDED' } });
    expect(await api.call('contactUs', {}, { as })).toMatchObject({ status: 200 });
    await api.db.updateTable('members').set({ deleted_at: api.now() }).where('id', '=', as.userId).execute();
    expect(await within(api, as, async () => {})).toMatchObject({
      status: 410,
      body: { code: 'ACCOUNT_GONE' },
    });
  });

  test('tokens are stored as hashes only', async () => {
    const as = await api.member();
    const rows = JSON.stringify(await api.db.selectFrom('sessions').selectAll().execute());
    expect(rows).not.toContain(as.token);
  });
});

describe.each(databases())('guards of writes on %s', (kind) => {
  const api = useApi(kind, { handlers: probes });

  test('a reset token works once, within 10 minutes', async () => {
    const as = await api.member();
    const tokens: string[] = [];
    const take = (token: string) => within(api, as, (context) => takeResetToken(context, context.db, token));
    await within(api, as, async (context) => {
      for (let i = 0; i < 2; i++) tokens.push(await issueResetToken(context, context.db, as.userId));
    });
    const [first, second] = tokens as [string, string];
    expect((await take(first)).status).toBe(200);
    expect(await take(first)).toMatchObject({ status: 422, body: { code: 'RESET_EXPIRED' } });
    api.advance(600_001);
    expect(await take(second)).toMatchObject({ status: 422, body: { code: 'RESET_EXPIRED' } });
  });

  test('ten logins an hour for one phone, counted together when they come at once', async () => {
    const as = await api.member();
    const login = (key: string) => within(api, as, (context) => limit(context, 'login', key));
    const answers = await Promise.all(Array.from({ length: 14 }, () => login('DE:1512345678')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(answers.find(({ status }) => status === 429)?.body.retryAfterSec).toBeGreaterThan(3500);
    expect((await login('DE:1512345679')).status).toBe(200);
    api.advance(3_600_001);
    expect((await login('DE:1512345678')).status).toBe(200);
  });

  test('the same clientId writes once and gets the first answer, also at once', async () => {
    const as = await api.member();
    const clientId = crypto.randomUUID();
    const answers: unknown[] = [];
    const write = (operation = 'managePost') =>
      within(api, as, async (context) => {
        answers.push(
          await once(context, operation, clientId, async (trx) => {
            const id = newId();
            const at = context.now();
            await trx
              .insertInto('posts')
              .values({
                id,
                feed_type: 10,
                author_id: as.userId,
                text: 'once',
                created_at: at,
                updated_at: at,
              })
              .execute();
            return { id };
          }),
        );
      });
    await Promise.all([write(), write(), write()]);
    await write();
    const posts = await api.db.selectFrom('posts').select('id').where('author_id', '=', as.userId).execute();
    expect(posts).toHaveLength(1);
    expect(answers).toEqual(Array.from({ length: 4 }, () => posts[0]));
    expect(await write('manageComment')).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  });

  test('a refused write leaves no mark and can be sent again', async () => {
    const as = await api.member();
    const clientId = crypto.randomUUID();
    const refused = await within(api, as, (context) =>
      once(context, 'managePost', clientId, () => Promise.reject(new Error('no'))),
    );
    expect(refused.status).toBe(500);
    expect(
      (await within(api, as, (context) => once(context, 'managePost', clientId, async () => 'done'))).status,
    ).toBe(200);
  });
});
