import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { eraseMember } from '../../../server/modules/account/eraseMember.ts';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import { picture, upload } from '../support/files.ts';
import type { TestMember } from '../support/members.ts';
import { recommend } from '../support/people.ts';
import { befriend, comment, post } from '../support/posts.ts';

describe.each(databases())('deleting an account on %s', (kind) => {
  const api = useApi(kind);

  async function end(as: TestMember) {
    await api.ok('verifyAccount', {}, { as });
    return api.ok(
      'deleteAccount',
      { otp: await api.codeFor(`+49${as.phone}`), reason: 'I found a job.' },
      { as },
    );
  }

  test('[S1.2] with its own code; every later call with an old token is 410', async () => {
    const as = await api.member({ password: 'a long pass phrase' });
    const login = { countryCode: 'DE', phone: as.phone, password: 'a long pass phrase', role: 1 as const };
    const other = { ...as, token: (await api.ok('login', login)).response.accessToken };
    expect((await end(as)).message).toBe('Your account was deleted');
    for (const who of [as, other]) {
      const refused = await api.refused('getFeedList', { pageIndex: 1, filter: 0 }, { as: who });
      expect(refused).toMatchObject({ status: 410, code: 'ACCOUNT_GONE' });
    }
    expect((await api.refused('login', login)).code).toBe('INVALID_CREDENTIALS');
  });

  test('no other code ends it, and a wrong one only counts', async () => {
    const as = await api.member();
    const { response } = await api.ok('verifyAccount', {}, { as });
    expect(response).toMatchObject({ userId: as.userId, channels: [0] });
    await api.ok('passwordForgot', { countryCode: 'DE', phone: as.phone, role: 1 });
    const recovery = await api.codeFor(`+49${as.phone}`);
    const refused = await api.refused('deleteAccount', { otp: recovery }, { as });
    expect(refused).toMatchObject({ status: 422, code: 'OTP_WRONG', triesLeft: 4 });
    expect((await api.call('getFeedList', { pageIndex: 1, filter: 0 }, { as })).status).toBe(200);
  });

  test('nobody connects with who is leaving', async () => {
    const [as, friend, other] = [await api.member(), await api.member(), await api.member()];
    await befriend(api, as, friend);
    const text = 'They kept the kiln running for a whole winter and taught everybody how it is done.';
    const given = { otherUserId: as.userId, action: 1 as const, relationship: 2 as const, text };
    const { recommendationId } = await recommend(api, friend, given);
    const pause = () => new Promise((done) => setTimeout(done, 200));
    const { leaving, asking } = await api.db.transaction().execute(async (trx) => {
      // Here the account waits, half gone, while somebody asks to connect.
      await sql`select id from recommendations where id = ${recommendationId}::uuid for update`.execute(trx);
      // Of the context it reads the clock alone.
      const leaving = api.db
        .transaction()
        .execute((erasing) => eraseMember({ now: api.now } as never, erasing, as.userId));
      await pause();
      const asking = api.call('manageConnection', { otherUserId: as.userId, action: 0 }, { as: other });
      await pause();
      return { leaving, asking };
    });
    await leaving;
    expect((await asking).status).toBe(404);
    const ties = await api.db
      .selectFrom('connections')
      .select('status')
      .where('other_id', '=', as.userId)
      .execute();
    expect(ties).toEqual([]);
  });

  test('another member cannot be named', async () => {
    const [as, victim] = [await api.member(), await api.member()];
    const refused = await api.refused('verifyAccount', { userId: victim.userId }, { as });
    expect(refused).toMatchObject({ status: 403, code: 'FORBIDDEN' });
  });

  test('the code can be sent again inside the session', async () => {
    const as = await api.member({ email: 'amara@example.org' });
    await api.ok('verifyAccount', {}, { as });
    api.advance(31_000);
    await api.ok('resendCode', { userId: as.userId, authMode: 4, channel: 1 }, { as });
    const otp = await api.codeFor('amara@example.org');
    expect((await api.ok('deleteAccount', { otp }, { as })).message).toBe('Your account was deleted');
  });

  test('nothing of the member is left, and what others wrote and how it is counted stays right', async () => {
    const [as, other] = [
      await api.member({ userName: 'Wanda Weg', email: 'wanda@example.org' }),
      await api.member(),
    ];
    await befriend(api, as, other);
    await api.db
      .insertInto('follows')
      .values({ member_id: as.userId, followed_id: other.userId, created_at: api.now() })
      .execute();
    await api.db.updateTable('members').set({ follower_count: 1 }).where('id', '=', other.userId).execute();
    const mediaKey = await upload(api, as, { bytes: await picture(1000, 700) });
    const own = await post(api, as, { text: 'My flat in Wanda Street', media: [{ mediaKey }] });
    const theirs = await post(api, other, { text: 'Somebody else writes' });
    const key = { feedId: theirs.feedId, feedType: theirs.feedType };
    await api.ok('likeFeed', { ...key, action: 1 }, { as });
    const answered = await comment(api, as, theirs, 'Wanda says one thing');
    await comment(api, as, theirs, 'and another');
    await comment(api, other, theirs, 'An answer', answered.commentId);
    const liked = await comment(api, other, theirs, 'I like this');
    await api.ok('likeComments', { commentId: liked.commentId, action: 1 }, { as });
    const picturePaths = [`/media/${mediaKey}`, `/media/${mediaKey}?w=640`, `/media/${mediaKey}?w=192`];
    const statuses = async () =>
      Promise.all(picturePaths.map(async (url) => (await api.app.http.inject({ url })).statusCode));
    expect(await statuses()).toEqual([200, 200, 200]);

    await end(as);
    const { response } = await api.ok('getPostDetails', key, { as: other });
    expect(response.item.counts).toEqual({ likes: 0, comments: 2, shares: 0 });
    const thread = await api.ok('commentDetails', { ...key, sort: 1, pageIndex: 1 }, { as: other });
    expect(thread.response).toMatchObject([
      { state: 1, text: '', author: { userName: 'Deleted member' }, counts: { replies: 1 } },
      { state: 0, text: 'I like this', counts: { likes: 0 } },
    ]);
    const gone = await api.refused('getPostDetails', { feedId: own.feedId, feedType: 10 }, { as: other });
    expect(gone.status).toBe(404);
    expect(await statuses()).toEqual([404, 404, 404]);
    const files = () => readdirSync(join(api.config.dataDir, 'media'), { recursive: true }).join(' ');
    await expect.poll(files).not.toContain(mediaKey.slice('post/'.length));
    const counts = await api.db
      .selectFrom('members')
      .selectAll()
      .where('id', '=', other.userId)
      .executeTakeFirstOrThrow();
    expect([counts.follower_count, counts.connection_count]).toEqual([0, 0]);
    for (const table of [
      'members',
      'posts',
      'post_edits',
      'comments',
      'audit',
      'idempotency',
      'contact_messages',
    ] as const) {
      const rows = JSON.stringify(await api.db.selectFrom(table).selectAll().execute());
      expect(rows, table).not.toMatch(/wanda/i);
      expect(rows, table).not.toContain(as.phone);
    }
  });

  test('the phone is free again', async () => {
    const as = await api.member({ phone: '1529990001' });
    await end(as);
    const { status } = await api.call('register', {
      role: 1,
      firstName: 'Neu',
      lastName: 'Hier',
      countryCode: 'DE',
      phone: '1529990001',
      dateOfBirth: '1990-01-01',
      password: 'a long pass phrase',
      acceptTerms: true,
      clientId: randomUUID(),
    });
    expect(status).toBe(200);
  });
});
