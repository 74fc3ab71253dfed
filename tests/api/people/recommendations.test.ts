import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Schemas } from '#openapi/contract.ts';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import type { TestMember } from '../support/members.ts';
import { BLOCK, newsOf, recommend, recommendRefused, tie, UNBLOCK } from '../support/people.ts';
import { befriend } from '../support/posts.ts';

const DAY_MS = 86_400_000;
const text = 'Amara rebuilt our kiln schedule in a week, and taught the night shift to read it.';

/** By list type (specification 3). */
const GIVEN = 1;
const RECEIVED = 2;
const PENDING = 3;

describe.each(databases())('recommendations on %s', (kind) => {
  const api = useApi(kind, { config: { sessionDays: 365 } });
  const two = async () => {
    const [ada, ben] = [
      await api.member({ userName: 'Ada Ask' }),
      await api.member({ userName: 'Ben Be', role: 2 }),
    ] as const;
    await befriend(api, ada, ben);
    return [ada, ben] as const;
  };
  const ask = (other: TestMember) => ({
    otherUserId: other.userId,
    action: 0 as const,
    relationship: 4 as const,
    requestMessage: ' Two lines? ',
  });
  const write = (other: TestMember, more: Partial<Schemas['WriteRecommendationRequest']> = {}) => ({
    otherUserId: other.userId,
    action: 1 as const,
    relationship: 2 as const,
    text,
    ...more,
  });
  const change = (
    action: 2 | 3 | 4 | 5 | 6,
    { recommendationId }: Pick<Schemas['Recommendation'], 'recommendationId'>,
  ) => ({
    action,
    recommendationId,
  });
  const statesOf = async (as: TestMember, type: 1 | 2 | 3, other?: TestMember) =>
    (
      await api.ok(
        'getRecommendations',
        { type, pageIndex: 1, ...(other ? { otherUserId: other.userId } : {}) },
        { as },
      )
    ).response.map(({ state }) => state);
  const lists = async (as: TestMember) => [
    await statesOf(as, GIVEN),
    await statesOf(as, RECEIVED),
    await statesOf(as, PENDING),
  ];

  test('asked for, written, shown and hidden; each list has what belongs to it', async () => {
    const [ada, ben] = await two();
    const stranger = await api.member();
    const asked = await recommend(api, ada, ask(ben));
    expect(asked).toMatchObject({
      state: 0,
      fromUser: { userId: ben.userId },
      toUser: { userId: ada.userId },
      requestMessage: 'Two lines?',
    });
    expect(asked).not.toHaveProperty('text');
    expect([await lists(ada), await lists(ben)]).toEqual([
      [[], [], [0]],
      [[], [], [0]],
    ]);
    expect(await newsOf(api, ben)).toEqual(['25: Ada Ask asks you for a recommendation']);
    const { recommendationId } = asked;
    const written = await recommend(api, ben, write(ada, { recommendationId, position: 'Lead' }));
    expect(written).toMatchObject({ recommendationId, state: 1, text, position: 'Lead', relationship: 2 });
    expect(await newsOf(api, ada)).toEqual(['25: Ben Be wrote you a recommendation']);
    expect([await lists(ada), await statesOf(stranger, RECEIVED, ada)]).toEqual([[[], [], [1]], []]);
    const better = await recommend(api, ben, write(ada, { recommendationId, text: `${text} Twice.` }));
    expect(better.text).toContain('Twice');
    await recommend(api, ada, change(2, asked));
    expect(await recommend(api, ada, change(2, asked))).toMatchObject({ state: 2 });
    expect([await lists(ada), await lists(ben)]).toEqual([
      [[], [2], []],
      [[2], [], []],
    ]);
    const seen = await api.ok(
      'getRecommendations',
      { type: RECEIVED, pageIndex: 1, otherUserId: ada.userId },
      { as: stranger },
    );
    expect(seen).toMatchObject({ count: 1, response: [{ state: 2, text: `${text} Twice.` }] });
    expect(seen.response[0]).not.toHaveProperty('requestMessage');
    expect(await statesOf(stranger, GIVEN, ben)).toEqual([2]);
    expect(await recommendRefused(api, ben, write(ada, { recommendationId }))).toMatchObject({ status: 409 });
    await recommend(api, ada, change(3, asked));
    expect([await statesOf(stranger, RECEIVED, ada), await statesOf(ada, RECEIVED)]).toEqual([[], [3]]);
  });

  test('declined, withdrawn and deleted, each by whose matter it is', async () => {
    const [ada, ben] = await two();
    const asked = await recommend(api, ada, ask(ben));
    expect(await recommendRefused(api, ada, ask(ben))).toMatchObject({ status: 409 });
    for (const [as, action] of [
      [ada, 4],
      [ben, 5],
      [ben, 2],
      [ben, 3],
    ] as const)
      expect(await recommendRefused(api, as, change(action, asked))).toMatchObject({
        status: 403,
        code: 'NOT_OWNER',
      });
    expect(await recommendRefused(api, ada, change(2, asked))).toMatchObject({ status: 409 });
    await recommend(api, ben, change(4, asked));
    expect(await recommend(api, ben, change(4, asked))).toMatchObject({ state: 4 });
    // Nor is it forgotten by deleting what was declined.
    for (const again of [ask(ben), change(6, asked), ask(ben)])
      expect(await recommendRefused(api, ada, again)).toMatchObject({ status: 409 });
    api.advance(31 * DAY_MS);
    const again = await recommend(api, ada, ask(ben));
    await recommend(api, ada, change(5, again));
    expect(await recommendRefused(api, ben, change(4, again))).toMatchObject({ status: 409 });
    const news = await newsOf(api, ben);
    expect(news).toHaveLength(1);
    const unasked = await recommend(api, ben, write(ada));
    expect(unasked.state).toBe(1);
    expect(await recommendRefused(api, ben, write(ada))).toMatchObject({ status: 409 });
    expect(await recommend(api, ada, change(6, unasked))).toMatchObject({ state: 1, text });
    expect(await recommendRefused(api, ada, change(6, unasked))).toMatchObject({ status: 404 });
    expect([await lists(ada), await lists(ben)]).toEqual([
      [[], [], []],
      [[], [], []],
    ]);
  });

  test('who may not: strangers, brands, oneself, who is blocked, and other people in what is not theirs', async () => {
    const [ada, ben] = await two();
    const [brand, stranger] = [await api.member({ role: 3 }), await api.member()];
    expect(await recommendRefused(api, brand, ask(ada))).toMatchObject({ status: 403, code: 'ROLE' });
    for (const other of [stranger, ada, brand])
      expect((await recommendRefused(api, ada, ask(other))).status).toBe(403);
    for (const userId of ['nobody', randomUUID()])
      expect(await recommendRefused(api, ada, ask({ ...ben, userId }))).toMatchObject({ status: 404 });
    const asked = await recommend(api, ada, ask(ben));
    for (const action of [2, 3, 4, 5, 6] as const)
      expect(await recommendRefused(api, stranger, change(action, asked))).toMatchObject({ status: 404 });
    const { recommendationId } = asked;
    expect(await recommendRefused(api, ada, write(ben, { recommendationId }))).toMatchObject({ status: 404 });
    for (const short of ['Good.', ` ${' '.repeat(60)}`, 'x'.repeat(3001)])
      expect(await recommendRefused(api, ben, write(ada, { text: short }))).toMatchObject({ status: 422 });
    expect(
      await api.call(
        'getRecommendations',
        { type: RECEIVED, pageIndex: 1, otherUserId: randomUUID() },
        { as: ada },
      ),
    ).toMatchObject({ status: 404 });
    expect(await statesOf(stranger, PENDING, ada)).toEqual([]);
  });

  test('a block ends requests and takes down what is shown; unblocking shows nothing by itself', async () => {
    const [ada, ben] = await two();
    const stranger = await api.member();
    const shown = await recommend(api, ben, write(ada));
    await recommend(api, ada, change(2, shown));
    await recommend(api, ada, ask(ben));
    await tie(api, ada, ben, BLOCK);
    expect([await lists(ada), await lists(ben), await statesOf(stranger, RECEIVED, ada)]).toEqual([
      [[], [], []],
      [[], [], []],
      [],
    ]);
    expect((await recommendRefused(api, ada, change(2, shown))).status).toBe(404);
    await tie(api, ada, ben, UNBLOCK);
    expect([await lists(ada), await statesOf(stranger, RECEIVED, ada)]).toEqual([[[], [3], []], []]);
  });

  test('a section that is for connections or for nobody stays so', async () => {
    const [ada, ben] = await two();
    const stranger = await api.member();
    const shown = await recommend(api, ben, write(ada));
    await recommend(api, ada, change(2, shown));
    const seen = async (level: number) => {
      await api.db
        .updateTable('members')
        .set({ details: JSON.stringify({ sectionVisibility: { recommendations: level } }) })
        .where('id', '=', ada.userId)
        .execute();
      return [
        (await statesOf(stranger, RECEIVED, ada)).length,
        (await statesOf(ben, RECEIVED, ada)).length,
        (await statesOf(ada, RECEIVED)).length,
      ];
    };
    expect([await seen(0), await seen(1), await seen(2)]).toEqual([
      [1, 1, 1],
      [0, 1, 1],
      [0, 0, 1],
    ]);
  });

  test('many who ask at once get one request each, and pages hold ten', async () => {
    const ben = await api.member();
    const asking = await Promise.all(Array.from({ length: 12 }, () => api.member()));
    for (const as of asking) await befriend(api, as, ben);
    const [first] = asking;
    if (!first) throw new Error('no members');
    const at = await Promise.all(
      Array.from({ length: 6 }, () =>
        api.call('manageRecommendation', { userId: first.userId, ...ask(ben) }, { as: first }),
      ),
    );
    expect(at.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    for (const as of asking.slice(1)) await recommend(api, as, ask(ben));
    const page = async (pageIndex: number) =>
      (await api.ok('getRecommendations', { type: PENDING, pageIndex }, { as: ben })).response.length;
    expect([await page(1), await page(2), await page(3)]).toEqual([10, 2, 0]);
  });

  test('who deletes the account takes along what was written, asked, muted and refused', async () => {
    const [ada, ben] = await two();
    await recommend(api, ben, write(ada));
    await recommend(api, ada, ask(ben));
    await tie(api, ada, ben, 8);
    await api.ok('verifyAccount', {}, { as: ben });
    await api.ok('deleteAccount', { otp: await api.codeFor(`+49${ben.phone}`) }, { as: ben });
    expect(await lists(ada)).toEqual([[], [], []]);
    for (const table of ['recommendations', 'mutes', 'refused_requests'] as const) {
      const column = {
        recommendations: 'author_id',
        mutes: 'muted_id',
        refused_requests: 'refused_by',
      } as const;
      const rows = await api.db
        .selectFrom(table)
        .selectAll()
        // The column belongs to the table of the same round.
        .where(column[table] as never, '=', ben.userId as never)
        .execute();
      expect(rows).toEqual([]);
    }
  });
});
