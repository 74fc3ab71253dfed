import { describe, expect, it } from 'vitest';
import { newJobValues, type JobValues } from '../../../src/domain/jobForm.ts';
import { goodLength, jobHints } from '../../../src/domain/jobHints.ts';

const empty = newJobValues({
  company: { id: 'u2', name: 'Nordlicht Energie' },
  timezone: 'Europe/Berlin',
  now: new Date('2026-01-15T09:00:00Z'),
});
const good: JobValues = {
  ...empty,
  vacancyName: 'Wind turbine technician',
  description: 'You keep turbines turning. '.repeat(20),
  salaryMin: '3400',
  salaryCurrency: 'EUR',
};
const found = (text: string) =>
  jobHints({ ...good, description: `${good.description} ${text}` }).map(({ what }) => what);

describe('hints', () => {
  it('are none for a job that has what candidates ask', () => {
    expect(jobHints(good)).toEqual([]);
  });

  it('ask for pay, also where a reason stands in its place', () => {
    const hints = jobHints({
      ...good,
      hidesPay: true,
      salaryHiddenReason: 'We agree on it in the first talk.',
    });
    expect(hints).toMatchObject([{ id: 'pay', step: 'place' }]);
  });

  it('ask for more than a few lines', () => {
    const hints = jobHints({ ...good, description: 'x'.repeat(goodLength - 1) });
    expect(hints).toMatchObject([{ id: 'short', step: 'description' }]);
    expect(jobHints({ ...good, description: 'x'.repeat(goodLength) })).toEqual([]);
  });

  it.each([
    ['a young team', '“young”'],
    ['English native speaker', '“native speaker”'],
    ['native English speakers only', '“native English speakers”'],
    ['no older than 35 years', '“no older than 35 years”'],
    ['a real ROCKSTAR', '“ROCKSTAR”'],
    ['our next foreman', '“foreman”'],
    ['a salesman with a car', '“salesman”'],
    ['he/she reports to the board', '“he/she”'],
    ['(s)he reports to the board', '“(s)he”'],
    ['She will lead the team', '“She will”'],
    ['male candidates preferred', '“male candidates”'],
    ['must be able-bodied', '“able-bodied”'],
    ['a cultural fit', '“cultural fit”'],
    ['digital native wanted', '“digital native”'],
  ])('find what turns people away in “%s”', (text, word) => {
    expect(found(text)).toContain(word);
  });

  it.each([
    'You speak English or German at work.',
    'Youngstown is where the plant is.',
    'We repair shells, hulls and sheaves.',
    'The maiden voyage is in May.',
    'Reports to the management of the foremost yard.',
    'You have up to 25 days off.',
    'Work in a healthcare team.',
  ])('let “%s” be', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('name a word once on each step, with a kinder wording and the reason', () => {
    const hints = jobHints({
      ...good,
      vacancyName: 'Young rockstar',
      description: `${good.description} young, Young`,
    });
    expect(hints.map(({ id }) => id)).toEqual([
      'word basics young',
      'word basics rockstar',
      'word description young',
    ]);
    for (const { instead, why } of hints) {
      expect(instead).toBeTruthy();
      expect(why).toMatch(/\.$/);
    }
  });

  it('read the questions too', () => {
    const questions = [
      { questionId: 'q1', label: 'Are you a native speaker?', type: 3 as const, required: true },
    ];
    expect(jobHints({ ...good, questions })).toMatchObject([{ step: 'questions', what: '“native speaker”' }]);
  });
});
