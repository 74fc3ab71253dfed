import { describe, expect, it } from 'vitest';
import { makeOwnJob } from '../../../mocks/factories/jobs.ts';
import {
  questionErrors,
  questionFacts,
  toQuestion,
  type QuestionValues,
} from '../../../src/domain/jobQuestions.ts';
import {
  closeErrors,
  dueJobs,
  dueText,
  reopenErrors,
  reviewedPercent,
  toJobSort,
  toJobTab,
} from '../../../src/domain/postedJobs.ts';

const now = new Date('2026-01-15T09:00:00Z');

describe('posted jobs', () => {
  it('read tab and order from the address, and take the usual ones for anything else', () => {
    expect([toJobTab('closed'), toJobTab('nonsense'), toJobTab(null)]).toEqual(['closed', 'open', 'open']);
    expect([toJobSort('due'), toJobSort('nonsense')]).toEqual(['due', 'newest']);
  });

  it('round the reviewed down: all of them are 100% only when all are', () => {
    expect(reviewedPercent({ applicants: 1000, reviewed: 999 })).toBe(99);
    expect(reviewedPercent({ applicants: 3, reviewed: 3 })).toBe(100);
    expect(reviewedPercent({ applicants: 0 })).toBeUndefined();
  });

  it('point out open jobs that close within three days, the first to close first', () => {
    const jobs = ['2026-01-19', '2026-01-18', '2026-01-14', '2026-01-15'].map((applyBy) =>
      makeOwnJob({ jobId: applyBy, applyBy, timezone: 'UTC' }),
    );
    const closed = makeOwnJob({ applyBy: '2026-01-16', status: 2 });
    expect(dueJobs([...jobs, closed], now).map(({ jobId }) => jobId)).toEqual([
      '2026-01-14',
      '2026-01-15',
      '2026-01-18',
    ]);
  });

  it.each([
    ['2026-01-14', 'is past its last day, 5 unanswered'],
    ['2026-01-15', 'closes today, 5 unanswered'],
    ['2026-01-16', 'closes tomorrow, 5 unanswered'],
    ['2026-01-18', 'closes in 3 days, 5 unanswered'],
  ])('say of %s that it %s', (applyBy, text) => {
    expect(dueText(makeOwnJob({ applyBy }), now)).toBe(text);
  });

  it('close for a reason, with a message of at most 1000 characters', () => {
    const values = { closeReason: '2', sends: true, messageToCandidates: 'x'.repeat(1000) } as const;
    expect(closeErrors(values)).toEqual({});
    expect(Object.keys(closeErrors({ ...values, closeReason: '' }))).toEqual(['closeReason']);
    const long = { ...values, messageToCandidates: 'x'.repeat(1001) };
    expect(Object.keys(closeErrors(long))).toEqual(['messageToCandidates']);
    expect(closeErrors({ ...long, sends: false })).toEqual({});
  });

  it('open again from tomorrow to 90 days from now', () => {
    const job = makeOwnJob({ timezone: 'UTC' });
    expect(reopenErrors('2026-01-16', job, now)).toEqual({});
    expect(reopenErrors('2026-04-15', job, now)).toEqual({});
    for (const day of ['', '2026-01-15', '2026-04-16'])
      expect(reopenErrors(day, job, now)).toHaveProperty('applyBy');
  });
});

describe('a question', () => {
  const values: QuestionValues = {
    label: ' Which shift? ',
    type: 4,
    options: ['Early', ' Late ', ''],
    required: true,
    knockoutAnswer: 'Late',
  };

  it('keeps its options, without empty ones, and the answer asked for', () => {
    expect(toQuestion('q1', values)).toEqual({
      questionId: 'q1',
      label: 'Which shift?',
      type: 4,
      options: ['Early', 'Late'],
      required: true,
      knockoutAnswer: 'Late',
    });
  });

  it('drops what its kind does not have', () => {
    expect(toQuestion('q1', { ...values, type: 7 })).toEqual({
      questionId: 'q1',
      label: 'Which shift?',
      type: 7,
      required: true,
    });
    expect(toQuestion('q1', { ...values, options: ['Early', 'Night'] })).not.toHaveProperty('knockoutAnswer');
  });

  it.each<[Partial<QuestionValues>, string]>([
    [{ label: 'ab' }, 'label'],
    [{ label: 'x'.repeat(201) }, 'label'],
    [{ options: ['Early', ''] }, 'options'],
    [{ options: ['Early', 'Early'] }, 'options'],
    [{ options: Array.from({ length: 11 }, (_, index) => `${index}`) }, 'options'],
    [{ options: ['Early', 'x'.repeat(101)] }, 'options'],
  ])('refuses %o', (changes, field) => {
    expect(Object.keys(questionErrors({ ...values, ...changes }))).toEqual([field]);
  });

  it('is said in a line', () => {
    const asked = {
      questionId: 'q',
      label: 'Licence?',
      type: 3,
      required: true,
      knockoutAnswer: 'yes',
    } as const;
    expect(questionFacts(asked)).toEqual(['Yes or no', 'must be answered', 'asked for: Yes']);
  });
});
