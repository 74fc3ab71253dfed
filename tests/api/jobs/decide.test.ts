import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Schemas } from '#openapi/contract.ts';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import { DAY_MS, jobsOf, MINUTE_MS, openJob } from '../support/jobs.ts';
import { newsOf } from '../support/people.ts';
import { block } from '../support/posts.ts';

describe.each(databases())('deciding about applications on %s', (kind) => {
  const api = useApi(kind);
  const { apply, withdraw, own, requests, open, decide, decideRefused, later, countsOf } = jobsOf(api);

  async function scene() {
    const hr = await api.member({ role: 2, userName: 'Nordlicht Energie' });
    const as = await api.member({ userName: 'Amara Diallo', email: 'amara@example.org' });
    const jobId = await openJob(api, hr);
    const { applicationId } = await apply(as, jobId);
    return { hr, as, jobId, applicationId };
  }
  const interview = () => ({
    startAt: new Date(api.now().getTime() + DAY_MS).toISOString(),
    endAt: new Date(api.now().getTime() + DAY_MS + 60 * MINUTE_MS).toISOString(),
    timezone: 'Europe/Berlin',
    mode: 1 as const,
    place: 'Am Hafen 4',
  });

  test('the applicant reads nothing of a decision before its notice has left, and then all of it', async () => {
    const { hr, as, jobId, applicationId } = await scene();
    const before = JSON.stringify(await own(as));
    const [moved] = await decide(hr, applicationId, {
      requestStatus: 2,
      messageToCandidate: 'We would love to see you.',
      interview: interview(),
      rating: 5,
      note: 'Rare.',
    });
    expect(moved).toMatchObject({
      requestStatus: 2,
      rating: 5,
      hrNotes: [{ text: 'Rare.', by: 'Nordlicht Energie' }],
      messageToCandidate: 'We would love to see you.',
      timeline: [{ what: 1 }, { what: 3, from: 1, to: 2 }, { what: 5 }],
    });
    expect(moved, 'no phone before the applicant knows').not.toHaveProperty('contact');
    expect(Date.parse(moved?.notifyAt ?? '') - Date.parse(moved?.updatedAt ?? '')).toBe(10 * MINUTE_MS);
    expect(JSON.stringify(await own(as))).toBe(before);
    expect(await newsOf(api, as)).toEqual([]);
    await later(9 * MINUTE_MS);
    expect(await own(as)).toMatchObject({ requestStatus: 1, isNew: false });
    await later(2 * MINUTE_MS);
    const told = await own(as);
    expect(told).toMatchObject({
      requestStatus: 2,
      isNew: true,
      messageToCandidate: 'We would love to see you.',
      interview: { place: 'Am Hafen 4' },
      timeline: [{ what: 1 }, { what: 3, from: 1, to: 2, text: 'We would love to see you.' }, { what: 5 }],
    });
    expect((await own(as)).isNew, 'until it was seen').toBe(false);
    for (const hidden of ['rating', 'hrNotes', 'answersMatch', 'contact', 'otherApplications', 'notifyAt'])
      expect(told).not.toHaveProperty(hidden);
    expect(await newsOf(api, as)).toEqual(['20: Your application for Wind turbine technician was accepted.']);
    expect((await open(hr, applicationId)).contact).toEqual({
      phone: `+49${as.phone}`,
      email: 'amara@example.org',
    });
    expect(await countsOf(jobId)).toMatchObject({ reviewed_count: 1, unanswered_count: 0, seen_count: 1 });
    await later(DAY_MS);
    expect(await newsOf(api, as), 'once').toHaveLength(1);
  });

  test('a rejection that is taken back in time was never there', async () => {
    const { hr, as, jobId, applicationId } = await scene();
    await decide(hr, applicationId, { requestStatus: 3, messageToCandidate: 'No' });
    const [back] = await decide(hr, applicationId, { requestStatus: 1 });
    expect(back).toMatchObject({ requestStatus: 1, timeline: [{ what: 1 }, { to: 3 }, { from: 3, to: 1 }] });
    expect(back).not.toHaveProperty('notifyAt');
    expect(back).not.toHaveProperty('messageToCandidate');
    await later(11 * MINUTE_MS);
    expect(await own(as)).toMatchObject({ requestStatus: 1, timeline: [{ what: 1 }] });
    expect(await newsOf(api, as)).toEqual([]);
    await decide(hr, applicationId, { messageToCandidate: 'We read on.' });
    const read = await own(as);
    expect(read.timeline, 'the moves that were taken back stay HRʼs').toMatchObject([
      { what: 1 },
      { what: 4, text: 'We read on.' },
    ]);
    expect(await newsOf(api, as)).toEqual([
      '20: There is a message about your application for Wind turbine technician.',
    ]);
    await decide(hr, applicationId, { requestStatus: 3 });
    await later(11 * MINUTE_MS);
    expect((await decideRefused(hr, applicationId, { requestStatus: 1 })).errors, 'too late').toEqual({
      requestStatus: 'This move is not possible.',
    });
    expect(await countsOf(jobId)).toMatchObject({ unanswered_count: 0, reviewed_count: 1 });
  });

  test('two moves that wait are taken back together: the offer is what the applicant knows', async () => {
    const { hr, as, applicationId } = await scene();
    const [once] = await decide(hr, applicationId, { requestStatus: 2, messageToCandidate: 'Yes' });
    expect(once).toMatchObject({ requestStatus: 2, undoTo: 1 });
    const [twice] = await decide(hr, applicationId, { requestStatus: 3 });
    expect(twice, 'nobody knows of the acceptance').toMatchObject({ requestStatus: 3, undoTo: 1 });
    const [back] = await decide(hr, applicationId, { requestStatus: 1 });
    for (const left of ['undoTo', 'notifyAt', 'messageToCandidate']) expect(back).not.toHaveProperty(left);
    await later(11 * MINUTE_MS);
    expect(await own(as)).toMatchObject({ requestStatus: 1, timeline: [{ what: 1 }] });
    expect(await newsOf(api, as)).toEqual([]);
  });

  test('on hold is told at once, and a step begins where the applicant stood', async () => {
    const { hr, as, applicationId } = await scene();
    await decide(hr, applicationId, { requestStatus: 2 });
    await decide(hr, applicationId, { requestStatus: 4, messageToCandidate: 'One week more.' });
    expect(await own(as)).toMatchObject({
      requestStatus: 4,
      messageToCandidate: 'One week more.',
      timeline: [{ what: 1 }, { what: 3, from: 1, to: 4 }],
    });
    await decide(hr, applicationId, { requestStatus: 3 });
    await decide(hr, applicationId, { requestStatus: 4 });
    await later(DAY_MS);
    expect((await own(as)).timeline).toHaveLength(2);
    await decide(hr, applicationId, { requestStatus: 1 });
    expect((await own(as)).requestStatus).toBe(1);
  });

  test('an invitation that was to leave with a yes is not told with what came in its place', async () => {
    const { hr, as, applicationId } = await scene();
    await decide(hr, applicationId, { requestStatus: 2, interview: interview() });
    const [held] = await decide(hr, applicationId, { requestStatus: 4 });
    expect(held).not.toHaveProperty('interview');
    const told = await own(as);
    expect(told).toMatchObject({ requestStatus: 4, timeline: [{ what: 1 }, { what: 3, from: 1, to: 4 }] });
    expect(told).not.toHaveProperty('interview');
    // One that they know of stays.
    await decide(hr, applicationId, { interview: interview() });
    await decide(hr, applicationId, { requestStatus: 2 });
    expect(await own(as)).toMatchObject({ requestStatus: 4, interview: { place: 'Am Hafen 4' } });
    await decide(hr, applicationId, { requestStatus: 4 });
    await later(11 * MINUTE_MS);
    expect(await own(as)).toMatchObject({ requestStatus: 4, interview: { place: 'Am Hafen 4' } });
  });

  test('a notice leaves later when HR says so, never earlier and not after a week', async () => {
    const { hr, as, applicationId } = await scene();
    const at = (ms: number) => new Date(api.now().getTime() + ms).toISOString();
    expect(
      (await decideRefused(hr, applicationId, { requestStatus: 2, notifyAt: at(8 * DAY_MS) })).errors,
    ).toHaveProperty('notifyAt');
    await decide(hr, applicationId, { requestStatus: 2, notifyAt: at(0) });
    await later(9 * MINUTE_MS);
    expect((await own(as)).requestStatus).toBe(1);
    await decide(hr, applicationId, { requestStatus: 1 });
    await decide(hr, applicationId, { requestStatus: 4, notifyAt: at(2 * DAY_MS) });
    await later(DAY_MS);
    expect((await own(as)).requestStatus).toBe(1);
    await later(DAY_MS + MINUTE_MS);
    expect((await own(as)).requestStatus).toBe(4);
  });

  test('is for the HR member whose job it is', async () => {
    const { hr, as, jobId, applicationId } = await scene();
    const other = await api.member({ role: 2 });
    expect((await decideRefused(other, applicationId, { rating: 1 })).status).toBe(404);
    for (const role of [1, 3, 4] as const)
      expect(await decideRefused(await api.member({ role }), applicationId, { rating: 1 })).toMatchObject({
        status: 403,
        code: 'ROLE',
      });
    expect((await decideRefused(as, applicationId, { requestStatus: 2 })).status).toBe(403);
    expect((await requests(other, { jobId })).count).toBe(0);
    expect(
      (await api.refused('getJobRequestList', { applicationId, pageIndex: 1 }, { as: other })).status,
    ).toBe(404);
    expect((await requests(as, { applicationId })).response).toEqual([]);
    await block(api, as, hr);
    expect((await requests(hr, { jobId })).count, 'applications survive a block').toBe(1);
    await decide(hr, applicationId, { requestStatus: 4 });
    expect(await own(as)).toMatchObject({ requestStatus: 4 });
    expect(await newsOf(api, as)).toHaveLength(1);
  });

  test('a call that is sent again shows nobody whom its sender may not see', async () => {
    const [mine, theirs] = [await scene(), await scene()];
    const clientId = randomUUID();
    await decide(mine.hr, mine.applicationId, { rating: 4, clientId });
    const again = await decide(mine.hr, theirs.applicationId, { rating: 4, clientId });
    expect(again.map(({ applicationId }) => applicationId)).toEqual([mine.applicationId]);
    expect((await open(theirs.hr, theirs.applicationId)).rating).toBe(0);
  });

  test('two who decide at once: the second hears that it was changed', async () => {
    const { hr, applicationId } = await scene();
    const { updatedAt } = await open(hr, applicationId);
    await decide(hr, applicationId, { requestStatus: 4, updatedAt });
    expect(await decideRefused(hr, applicationId, { requestStatus: 2, updatedAt })).toMatchObject({
      status: 409,
      code: 'STALE',
    });
    const clientId = randomUUID();
    const [first] = await decide(hr, applicationId, { note: 'Once', clientId });
    const [again] = await decide(hr, applicationId, { note: 'Once', clientId });
    expect(again?.hrNotes).toEqual(first?.hrNotes);
    expect(again?.hrNotes).toHaveLength(1);
  });

  test('an interview lies ahead, ends after it begins, in a zone that there is, and is called off', async () => {
    const { hr, as, applicationId } = await scene();
    const errors = async (change: Partial<Schemas['Interview']>) =>
      (await decideRefused(hr, applicationId, { interview: { ...interview(), ...change } })).errors;
    expect(await errors({ startAt: api.now().toISOString() })).toHaveProperty(['interview.startAt']);
    expect(await errors({ endAt: interview().startAt })).toHaveProperty(['interview.endAt']);
    for (const timezone of ['Mars/Olympus', '+02:00'])
      expect(await errors({ timezone })).toHaveProperty(['interview.timezone']);
    const rejected = await decideRefused(hr, applicationId, { requestStatus: 3, interview: interview() });
    expect(rejected.errors).toHaveProperty('interview');
    await decide(hr, applicationId, { interview: interview() });
    expect(await own(as)).toMatchObject({
      interview: { timezone: 'Europe/Berlin' },
      timeline: [{}, { what: 5 }],
    });
    await decide(hr, applicationId, { interview: null });
    const off = await own(as);
    expect(off).not.toHaveProperty('interview');
    expect(off.timeline.at(-1)).toMatchObject({ what: 5, text: 'The interview was called off.' });
    expect(await newsOf(api, as)).toHaveLength(2);
  });

  test('whoever withdraws hears nothing of what waited', async () => {
    const { hr, as, applicationId } = await scene();
    await decide(hr, applicationId, { requestStatus: 3, messageToCandidate: 'No' });
    api.advance(MINUTE_MS);
    const sent = await own(as);
    expect((await withdraw(as, sent)).body.response).toMatchObject({ requestStatus: 1 });
    await later(DAY_MS);
    expect(await own(as)).toMatchObject({ requestStatus: 1, timeline: [{ what: 1 }, { what: 6 }] });
    expect(await newsOf(api, as)).toEqual([]);
    expect((await decideRefused(hr, applicationId, { rating: 3 })).status).toBe(409);
    expect((await requests(hr)).response, 'taken back before anybody looked').toEqual([]);
  });
});
