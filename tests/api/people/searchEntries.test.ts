import { type Kysely, sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { runReports } from '../../../server/admin/runReports.ts';
import { runSearch } from '../../../server/admin/runSearch.ts';
import { up as jobSkillWords } from '../../../server/db/migrations/0105_job_skill_words.ts';
import { newId } from '../../../server/ids.ts';
import { indexEvent, indexJob, JOB_SKILL } from '../../../server/search/searchEntries.ts';
import { addTask } from '../../../server/tasks.ts';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import { addressOf, forms, fromSomewhere, register, signUp } from '../support/forms.ts';
import type { TestMember } from '../support/members.ts';
import { addEvent, addJob } from '../support/offers.ts';
import { BLOCK, tie, UNBLOCK } from '../support/people.ts';
import { profileOf } from '../support/profile.ts';

describe.each(databases())('the search follows what changes on %s', (kind) => {
  const api = useApi(kind, { config: { trustProxy: 1 } });

  /** Names of members, jobs and events that carry these words. */
  async function found(as: TestMember, searchText: string) {
    const names: string[] = [];
    for (const searchType of [1, 2, 6, 5] as const) {
      const { response } = await api.ok('search', { searchType, searchText, pageIndex: 0 }, { as });
      names.push(
        ...response.searchResult.map(({ userName }) => userName),
        ...response.jobResult.map(({ vacancyName }) => vacancyName),
        ...response.eventResult.map(({ eventName }) => eventName),
      );
    }
    return names;
  }
  const wordsOf = async (id: string) =>
    (
      await api.db
        .selectFrom('search_entries')
        .select('term')
        .where('owner_id', '=', id)
        .orderBy('term')
        .execute()
    )
      .map(({ term }) => term)
      .join(' ');
  const delist = (as: TestMember) =>
    api.db.deleteFrom('search_entries').where('owner_id', '=', as.userId).execute();

  test('who proves the phone is found, and who never does is not', async () => {
    const as = await api.member();
    const form = forms.jobSeeker({ firstName: 'Quilla', lastName: 'Anders' });
    const { response } = await register(api, form);
    expect(await found(as, 'quilla')).toEqual([]);
    const code = { userId: response.userId ?? '', otp: await api.codeFor(addressOf(form)) };
    await api.ok('verify', { ...code, authMode: 1 }, fromSomewhere());
    expect(await found(as, 'quilla')).toEqual(['Quilla Anders']);

    const left = (await register(api, forms.jobSeeker({ firstName: 'Quilla' }))).response.userId ?? '';
    api.advance(7 * 86_400_000 + 1);
    await api.app.tasks.settle();
    expect(await api.db.selectFrom('members').select('id').where('id', '=', left).execute()).toEqual([]);
    expect(await wordsOf(left)).toBe('');
  });

  test('a new name takes the place of the old one', async () => {
    const as = await api.member();
    const { as: renamed } = await signUp(api, forms.jobSeeker({ firstName: 'Wilma', lastName: 'Wandel' }));
    const { updatedAt } = (await profileOf(api, renamed)).member;
    await api.ok('editProfile', { updatedAt, lastName: 'Neumann' }, { as: renamed });
    expect(await found(as, 'wandel')).toEqual([]);
    expect(await found(as, 'neumann')).toEqual(['Wilma Neumann']);
    expect(await wordsOf(renamed.userId)).toBe('neumann wilma');
  });

  test('who is suspended is not found, nor what is theirs, until they are let in again', async () => {
    const [as, other] = [
      await api.member(),
      await api.member({ role: 2, userName: 'Zibeline Guild', email: 'z@example.org' }),
    ];
    await addJob(api, other, { vacancy_name: 'Zibeline worker' });
    await addEvent(api, other, { event_name: 'Zibeline fair' });
    const all = ['Zibeline Guild', 'Zibeline worker', 'Zibeline fair'];
    expect(await found(as, 'zibeline')).toEqual(all);
    await tie(api, other, as, BLOCK);
    expect(await found(as, 'zibeline')).toEqual([]);
    await tie(api, other, as, UNBLOCK);
    await api.ok('manageConnection', { otherUserId: other.userId, action: 6, reason: 3 }, { as });
    const report = await api.db
      .selectFrom('reports')
      .select('id')
      .where('target', '=', `member:${other.userId}`)
      .executeTakeFirstOrThrow();
    expect(await runReports(api.db, api.config, api.now, ['uphold', report.id])).toEqual([
      '1 report upheld.',
    ]);
    expect(await found(as, 'zibeline')).toEqual([]);
    await addJob(api, other, { vacancy_name: 'Zibeline, late' });
    expect(await found(as, 'zibeline')).toEqual([]);

    expect(await runReports(api.db, api.config, api.now, ['restore', other.userId])).toEqual([
      'The member is back.',
    ]);
    expect((await found(as, 'zibeline')).sort()).toEqual([...all, 'Zibeline, late'].sort());
    expect((await api.call('getFeedList', { pageIndex: 1, filter: 0 }, { as: other })).status).toBe(200);
    const mail = await api.db
      .selectFrom('outbox')
      .select('subject')
      .where('recipient', '=', 'z@example.org')
      .execute();
    expect(mail).toContainEqual({ subject: 'Your account is open again' });
    for (const id of [other.userId, newId(), 'nonsense'])
      expect(await runReports(api.db, api.config, api.now, ['restore', id])).toEqual([
        'No suspended member has this id.',
      ]);
  });

  test('who deletes the account leaves no word behind', async () => {
    const [as, other] = [await api.member(), await api.member({ userName: 'Yolande Xanthos' })];
    await addJob(api, other, { vacancy_name: 'Zymurgist' });
    expect([...(await found(as, 'xanthos')), ...(await found(as, 'zymurgist'))]).toEqual([
      'Yolande Xanthos',
      'Zymurgist',
    ]);
    await api.ok('verifyAccount', {}, { as: other });
    await api.ok('deleteAccount', { otp: await api.codeFor(`+49${other.phone}`) }, { as: other });
    for (const text of ['xanthos', 'zymurgist', 'deleted']) expect(await found(as, text)).toEqual([]);
    expect(await wordsOf(other.userId)).toBe('');
    api.advance(3_600_001);
    await api.app.tasks.settle();
    const known = await api.db
      .selectFrom('search_terms')
      .select('term')
      .where('term', 'in', ['yolande', 'xanthos', 'zymurgist', 'amara'])
      .execute();
    expect(known).toEqual([{ term: 'amara' }]);
  });

  test('jobs are found while they are open, events until they end', async () => {
    const [as, hr] = [await api.member(), await api.member({ role: 2 })];
    const hour = (n: number) => new Date(api.now().getTime() + n * 3_600_000);
    await addJob(api, hr, { vacancy_name: 'Luthier, open', apply_until: hour(2) });
    await addJob(api, hr, { vacancy_name: 'Luthier, draft', status: 0 });
    await addJob(api, hr, { vacancy_name: 'Luthier, over', apply_until: hour(-1) });
    const closing = await addJob(api, hr, { vacancy_name: 'Luthier, closing' });
    const event = await addEvent(api, hr, { event_name: 'Luthier night', end_at: hour(2) });
    expect((await found(as, 'luthiers')).sort()).toEqual([
      'Luthier night',
      'Luthier, closing',
      'Luthier, open',
    ]);
    await api.db.updateTable('jobs').set({ status: 2 }).where('id', '=', closing).execute();
    await indexJob(api.db, closing);
    await api.db
      .updateTable('events')
      .set({ end_at: hour(4) })
      .where('id', '=', event)
      .execute();
    await indexEvent(api.db, event);
    expect((await found(as, 'luthier')).sort()).toEqual(['Luthier night', 'Luthier, open']);
    api.advance(3 * 3_600_000);
    expect(await found(as, 'luthier')).toEqual(['Luthier night']);
    await api.db.deleteFrom('events').where('id', '=', event).execute();
    await indexEvent(api.db, event);
    expect(await found(as, 'luthier')).toEqual([]);
  });

  test('the skills of a job are for the Jobs tab; those of jobs from before come by a migration', async () => {
    const [as, hr] = [await api.member(), await api.member({ role: 2 })];
    const id = await addJob(api, hr, { vacancy_name: 'Fitter', skills: JSON.stringify(['Zincography']) });
    expect([await found(as, 'zincography'), await found(as, 'fittr')]).toEqual([[], ['Fitter']]);
    const skills = async () => {
      const entries = api.db.selectFrom('search_entries').select('term').where('kind', '=', JOB_SKILL);
      return (await entries.where('id', '=', id).execute()).map(({ term }) => term);
    };
    expect(await skills()).toEqual(['zincography']);
    await api.db.deleteFrom('search_entries').where('kind', '=', JOB_SKILL).execute();
    await api.db.deleteFrom('search_terms').where('kind', '=', JOB_SKILL).execute();
    // A migration knows no tables.
    await jobSkillWords(api.db as unknown as Kysely<unknown>);
    await api.app.tasks.settle();
    expect([await skills(), await found(as, 'zincography')]).toEqual([['zincography'], []]);
  });

  test('what was missed is mended, and counted; so is what was there before the search', async () => {
    const [as, first, second] = [
      await api.member(),
      await api.member({ userName: 'Vendela Ek' }),
      await api.member({ userName: 'Vendela Berg' }),
    ];
    await runSearch(api.db);
    expect(await runSearch(api.db)).toEqual(['The search was right already.']);
    await delist(first);
    await sql`update members set user_name = 'Ulrika Berg' where id = ${second.userId}::uuid`.execute(api.db);
    const stray = { kind: 1, term: 'stray', id: newId(), owner_id: newId() };
    await api.db.insertInto('search_entries').values(stray).execute();
    // Two of the first, one that goes and one that comes of the second, and the stray one.
    expect(await runSearch(api.db)).toEqual(['5 entries changed.']);
    expect([...(await found(as, 'vendela')), ...(await found(as, 'ulrika'))]).toEqual([
      'Vendela Ek',
      'Ulrika Berg',
    ]);

    await delist(first);
    await addTask(api.db, { kind: 'search.index', key: 'search.index', data: {}, runAt: api.now() });
    await api.app.tasks.settle();
    expect(await found(as, 'vendela')).toEqual(['Vendela Ek']);
  });

  test('two who bring in the same words at once do not hold each other up', async () => {
    const as = await api.member();
    await Promise.all(
      ['Thessaly Umber', 'Umber Thessaly', 'Thessaly Umber'].map((userName) => api.member({ userName })),
    );
    expect(await found(as, 'umber thessaly')).toHaveLength(3);
  });
});
