import { beforeAll, describe, expect, test } from 'vitest';
import { notImplemented, type OperationId, type Schemas } from '#openapi/contract.ts';
import { runReports } from '../../../server/admin/runReports.ts';
import { handlers } from '../../../server/handlers.ts';
import { useApi, type TestApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import { listReads, operationsWithLists, profileLists, withoutOthers } from '../support/listOperations.ts';
import type { TestMember } from '../support/members.ts';
import { BLOCK, tie, tieRefused, UNBLOCK } from '../support/people.ts';
import { comment, keyOf, post } from '../support/posts.ts';
import { makeWorld, type World } from '../support/world.ts';

const served = (op: OperationId) => handlers[op] !== notImplemented;
const readOps = (Object.keys(listReads) as (keyof typeof listReads)[]).filter(served);

/** Everything that a member gets from every list, by operation. What is refused shows nothing. */
async function allSeen(api: TestApi, as: TestMember, world: World): Promise<Map<OperationId, string>> {
  const seen = new Map<OperationId, string>();
  for (const op of readOps) {
    const payloads: object[] = listReads[op]?.(world) ?? [];
    const answers: string[] = [];
    // A test reads more in a moment than a member in a minute.
    await api.db.deleteFrom('rate_limits').execute();
    for (const payload of payloads) {
      const { status, body } = await api.send(op, { userId: as.userId, ...payload }, { as });
      expect([200, 403, 404], `${op} ${JSON.stringify(body)}`).toContain(status);
      if (status === 200) answers.push(JSON.stringify(body));
    }
    seen.set(op, answers.join('\n'));
  }
  return seen;
}

/** The lists in which something of another stands. */
const listsWith = (seen: Map<OperationId, string>, other: TestMember, { traces }: World): OperationId[] =>
  [...seen].flatMap(([op, text]) =>
    [...(traces.get(other.userId) ?? [])].some((id) => text.includes(id)) ? [op] : [],
  );

type Pair = readonly [TestMember, TestMember];

/** What each of a pair has of the other: in which lists. Of a large world the two and a third are asked for by name. */
async function pairSeen(api: TestApi, world: World, [first, second]: Pair) {
  const found: OperationId[][] = [];
  for (const [one, other] of [
    [first, second],
    [second, first],
  ] as const) {
    const third = world.members.find(({ userId }) => userId !== one.userId && userId !== other.userId);
    const members = third ? [other, third] : [other];
    const seen = await allSeen(api, one, {
      ...world,
      members,
      comments: world.random.some(world.comments, 12),
    });
    found.push(listsWith(seen, other, world));
  }
  return found;
}

test('every operation that answers a list is held against blocks, or has a reason not to be', () => {
  const held = new Set<string>([...Object.keys(listReads), ...profileLists, ...Object.keys(withoutOthers)]);
  expect(operationsWithLists.filter((op) => served(op) && !held.has(op))).toEqual([]);
});

describe.each(databases())('blocks on %s', (kind) => {
  const api = useApi(kind);

  let world: World;
  let pairs: Pair[];
  beforeAll(async () => {
    world = await makeWorld(api, `blocks on ${kind}`);
    const { members, random } = world;
    const all = members.flatMap((one, at) => members.slice(at + 1).map((other): Pair => [one, other]));
    pairs = random
      .some(all, 4)
      .map(([one, other]): Pair => (random.chance(0.5) ? [one, other] : [other, one]));
  });

  test.each([0, 1, 2, 3])(
    'after a block neither sees the other in any list; unblocking brings back the sight alone (pair %i)',
    async (at) => {
      const pair = pairs[at];
      if (!pair) throw new Error('The world is too small.');
      const [one, other] = pair;
      for (const lists of await pairSeen(api, world, pair)) expect(lists.length).toBeGreaterThan(3);

      await tie(api, one, other, BLOCK);
      expect((await pairSeen(api, world, pair)).flat()).toEqual([]);
      for (const op of profileLists.filter(served)) {
        const ask = (as: TestMember, of: TestMember) =>
          api.send(op, { userId: as.userId, otherUserId: of.userId }, { as });
        expect([(await ask(one, other)).status, (await ask(other, one)).status], op).toEqual([404, 404]);
      }

      await tie(api, one, other, UNBLOCK);
      expect(await tiesBetween(one, other)).toBe(0);
      const theirs = { pageIndex: 1, filter: 3, otherUserId: one.userId } as const;
      const feed = await api.ok('getFeedList', theirs, { as: other });
      expect(feed.response.map(({ author }) => author.userId)).toContain(one.userId);
      const { viewer } = await tie(api, one, other, UNBLOCK);
      expect(viewer).toMatchObject({ connectionStatus: 2, isFollowing: false, isBlocked: false });
    },
  );

  const tiesBetween = async ({ userId: one }: TestMember, { userId: other }: TestMember) => {
    const ids = [one, other];
    const connections = await api.db
      .selectFrom('connections')
      .select('status')
      .where('member_id', 'in', ids)
      .where('other_id', 'in', ids)
      .execute();
    const follows = await api.db
      .selectFrom('follows')
      .select('followed_id')
      .where('member_id', 'in', ids)
      .where('followed_id', 'in', ids)
      .execute();
    return connections.length + follows.length;
  };

  const report = (as: TestMember, other: TestMember, more: Partial<Schemas['ReportMemberRequest']> = {}) =>
    api.call('manageConnection', { otherUserId: other.userId, action: 6, reason: 3, ...more }, { as });

  test('[S4.4] reporting is possible from both sides of a block, once, and changes no connection', async () => {
    const [ada, ben] = [await api.member({ userName: 'Ada Ask' }), await api.member({ userName: 'Ben Be' })];
    const item = await post(api, ben);
    const { commentId } = await comment(api, ben, item, 'An insult');
    await tie(api, ben, ada, BLOCK);
    expect((await report(ada, ben, { details: 'He means me.' })).body.response).toMatchObject({
      connectionStatus: 2,
      viewer: { isBlocked: false },
    });
    expect((await report(ben, ada)).status).toBe(200);
    expect((await report(ada, ben)).body).toMatchObject({ code: 'ALREADY_REPORTED' });
    for (const at of [keyOf(item), { ...keyOf(item), commentId }])
      expect((await api.call('postReport', { ...at, reason: 3 }, { as: ada })).status).toBe(200);
    const list = (await runReports(api.db, api.config, api.now, [])).join('\n');
    for (const part of [`member:${ben.userId}, of Ben Be: He means me.`, '| Ben Be'])
      expect(list).toContain(part);
  });

  test('a report with a block blocks, also when it was reported before; bad ones are refused', async () => {
    const [ada, ben] = [await api.member(), await api.member()];
    expect((await report(ada, ben)).status).toBe(200);
    expect((await report(ada, ben, { block: true })).status).toBe(409);
    expect(await tieRefused(api, ben, ada, 0)).toMatchObject({ status: 404 });
    expect((await report(ada, ada)).status).toBe(403);
    expect((await report(ada, { ...ben, userId: 'nobody' })).status).toBe(404);
    expect((await report(ada, await api.member(), { reason: 9, details: '  ' })).body).toMatchObject({
      code: 'VALIDATION',
      errors: { details: 'Please say what is wrong.' },
    });
  });

  test('a member whose report is upheld is suspended and told; who reported is answered', async () => {
    const [ada, ben] = [
      await api.member({ email: 'ada@example.org' }),
      await api.member({ email: 'ben@example.org' }),
    ];
    await report(ada, ben);
    const row = await api.db
      .selectFrom('reports')
      .select('id')
      .where('target', '=', `member:${ben.userId}`)
      .executeTakeFirstOrThrow();
    expect(await runReports(api.db, api.config, api.now, ['uphold', row.id])).toEqual(['1 report upheld.']);
    expect(await api.call('getFeedList', { pageIndex: 1, filter: 0 }, { as: ben })).toMatchObject({
      status: 403,
      body: { code: 'SUSPENDED' },
    });
    const mails = await api.db.selectFrom('outbox').select(['recipient', 'subject']).orderBy('id').execute();
    expect(mails).toEqual([
      { recipient: 'ben@example.org', subject: 'Your account is suspended' },
      { recipient: 'ada@example.org', subject: 'About your report' },
    ]);
  });
});
