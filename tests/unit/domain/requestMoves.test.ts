import { describe, expect, it } from 'vitest';
import { makeRequest } from '../../../mocks/factories/applications.ts';
import type { RequestStatus } from '../../../src/domain/jobs.ts';
import {
  changedText,
  earlierStatus,
  messageTemplate,
  movedText,
  movedTo,
  movesOf,
  newest,
  noticeHint,
  noticeText,
  planMove,
  statusOrder,
  waitingText,
} from '../../../src/domain/requestMoves.ts';

const now = new Date('2026-01-15T09:00:00Z');
const later = new Date('2026-01-15T09:10:00Z');

describe('moves', () => {
  it.each([
    [1, [4, 2, 3]],
    [4, [1, 2, 3]],
    [2, [4, 3]],
    [3, [4]],
  ] as const)('from %d lead to %j and nowhere else', (requestStatus, targets) =>
    expect(movesOf(makeRequest({ requestStatus }), now)).toEqual(targets),
  );

  it('are none once the candidate has withdrawn', () => {
    for (const requestStatus of statusOrder)
      expect(movesOf(makeRequest({ requestStatus, withdrawnAt: now.toISOString() }), now)).toEqual([]);
  });

  it('may be taken back while the notice waits, and no longer', () => {
    const rejected = movedTo(makeRequest(), 3, now);
    expect(rejected).toMatchObject({ requestStatus: 3, notifyAt: later.toISOString(), overdue: false });
    expect(earlierStatus(rejected, now)).toBe(1);
    expect(movesOf(rejected, now)).toEqual([1, 4]);
    expect(earlierStatus(rejected, later)).toBeUndefined();
    expect(movesOf(rejected, later)).toEqual([4]);
  });

  it('that are taken back leave it as it was', () => {
    const before = makeRequest({ requestStatus: 4 });
    expect(movedTo(movedTo(before, 2, now), 1, now)).toMatchObject({ requestStatus: 1 });
    const back = movedTo(movedTo(before, 2, now), 4, now);
    expect(back).toEqual({ ...before, timeline: back.timeline });
  });

  it('one after another are taken back together, to what the candidate knows', () => {
    const twice = movedTo(movedTo(makeRequest(), 2, now), 3, now);
    expect(twice).toMatchObject({ requestStatus: 3, undoTo: 1 });
    expect(movesOf(twice, now)).toEqual([1, 4]);
    expect(planMove([twice], 1, now)).toMatchObject({ silent: true, stay: 0 });
    const back = movedTo(twice, 1, now);
    expect(back).toMatchObject({ requestStatus: 1 });
    expect(back).not.toHaveProperty('undoTo');
    expect(back).not.toHaveProperty('notifyAt');
  });

  it('to hold are told at once, so that nothing waits', () => {
    expect(movedTo(makeRequest(), 4, now).notifyAt).toBeUndefined();
    expect(noticeHint(4)).toBe('The candidate is told at once.');
  });

  it('that follow one another never leave the machine', () => {
    const walk = (requestStatus: RequestStatus, steps: number): void => {
      if (steps === 0) return;
      for (const to of movesOf(makeRequest({ requestStatus }), now)) {
        expect(to).not.toBe(requestStatus);
        walk(to, steps - 1);
      }
    };
    walk(1, 5);
  });
});

describe('words', () => {
  it('say when the notice leaves, never that it has left', () => {
    expect(noticeText({ notifyAt: '2026-01-15T09:08:30Z' }, now)).toBe('Notice leaves in 9 min');
    expect(noticeText({ notifyAt: '2026-01-15T09:00:01Z' }, now)).toBe('Notice leaves in 1 min');
    expect(noticeText({ notifyAt: '2026-01-15T09:00:00Z' }, now)).toBeUndefined();
    expect(noticeText({}, now)).toBeUndefined();
  });

  it('say it the same way before a move, after it and while it waits, also by a clock that is behind', () => {
    const asked = noticeHint(2);
    expect(asked).toBe('Notice leaves in 10 min. Until then you can undo it, and nobody learns of it.');
    expect(noticeHint(3, 12)).toBe(asked);
    expect(waitingText(movedTo(makeRequest(), 2, now), now)).toBe(asked);
    expect(waitingText({ notifyAt: '2026-01-15T09:10:29Z' }, now)).toBe(asked);
    expect(waitingText({}, now)).toBeUndefined();
  });

  it('to one candidate carry their name, to several nobody’s', () => {
    const one = makeRequest();
    const other = makeRequest({ applicant: { ...one.applicant, userName: 'Tomás Álvarez' } });
    expect(messageTemplate(3, [one])).toContain(`Hello ${one.applicant.userName},`);
    expect(messageTemplate(3, [one, other])).toMatch(/^Hello,\n/);
    expect(messageTemplate(1, [one])).toBe('');
    expect(movedText([one, other], 3)).toBe('2 candidates were moved to Rejected');
  });

  it('of every template fit into a message', () => {
    const name = 'x'.repeat(100);
    const long = makeRequest({
      job: { ...makeRequest().job, vacancyName: name, companyName: name },
      applicant: { ...makeRequest().applicant, userName: name },
    });
    for (const to of statusOrder) expect(messageTemplate(to, [long]).length).toBeLessThanOrEqual(1000);
  });

  it('say what another has changed meanwhile', () => {
    const before = makeRequest();
    const name = before.applicant.userName;
    expect(changedText(before, { ...before, withdrawnAt: now.toISOString() })).toContain('has withdrawn');
    expect(changedText(before, movedTo(before, 4, now))).toBe(
      `${name} was moved to On hold meanwhile. Your change was not saved.`,
    );
    expect(changedText(before, { ...before, rating: 5 })).toContain('rating');
    expect(changedText(before, before)).toContain('was changed meanwhile');
  });
});

it('a write is based on the newest version that is known', () => {
  const [before, after] = ['2026-01-15T09:00:00.500Z', '2026-01-15T09:00:02.000Z'];
  expect(newest(before, after)).toBe(after);
  expect(newest(after, before)).toBe(after);
  expect(newest(undefined, before)).toBe(before);
  expect(newest(undefined, undefined)).toBeUndefined();
});
