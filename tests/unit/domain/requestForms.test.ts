import { describe, expect, it } from 'vitest';
import { applicationJob, interview, makeRequest } from '../../../mocks/factories/applications.ts';
import {
  answeredQuestions,
  interviewErrors,
  messageErrors,
  noteErrors,
  stepText,
  toInterview,
  type InterviewValues,
} from '../../../src/domain/requestForms.ts';

const now = new Date('2026-01-15T09:00:00Z');
const values: InterviewValues = {
  startAt: '2026-01-22T10:00',
  endAt: '2026-01-22T11:00',
  timezone: 'Europe/Berlin',
  mode: '1',
  place: ' Am Hafen 4, Bremerhaven ',
  url: '',
};

describe('an interview', () => {
  it('is sent in UTC, with the place or the link that belongs to it', () => {
    expect(interviewErrors(values, now)).toEqual({});
    expect(toInterview(values)).toEqual(interview);
    const call = toInterview({ ...values, mode: '2', url: ' https://call.example/a ' });
    expect(call).toMatchObject({ mode: 2, url: 'https://call.example/a' });
    expect(call).not.toHaveProperty('place');
  });

  it.each([
    [{ startAt: '' }, 'startAt', 'Please enter when it begins.'],
    [{ startAt: '2026-01-15T09:59' }, 'startAt', 'Please enter a time that lies ahead.'],
    [{ endAt: '' }, 'endAt', 'Please enter when it ends.'],
    [{ endAt: '2026-01-22T10:00' }, 'endAt', 'The end comes after the beginning.'],
    [{ timezone: '' }, 'timezone', 'Please choose a time zone.'],
    [{ mode: '' as const }, 'mode', 'Please choose how you meet.'],
    [{ place: '  ' }, 'place', 'Please enter the place.'],
    [{ place: 'x'.repeat(201) }, 'place', 'A place has at most 200 characters.'],
    [{ mode: '2' as const }, 'url', 'Please enter the link.'],
    [
      { mode: '2' as const, url: 'javascript:alert(1)' },
      'url',
      'A web address starts with https:// and has at most 200 characters.',
    ],
  ])('with %j is refused at %s', (wrong, field, message) =>
    expect(interviewErrors({ ...values, ...wrong }, now)).toMatchObject({ [field]: message }),
  );
});

it('messages may be left out, notes may not; both have at most 1000 characters', () => {
  expect(messageErrors({ messageToCandidate: '' })).toEqual({});
  expect(messageErrors({ messageToCandidate: 'x'.repeat(1001) })).toHaveProperty('messageToCandidate');
  expect(noteErrors({ note: ' ' })).toEqual({ note: 'Please write a note.' });
  expect(noteErrors({ note: 'x'.repeat(1000) })).toEqual({});
});

it('an answer other than the one asked for is missed, and so is none', () => {
  const job = {
    ...applicationJob,
    questions: applicationJob.questions.map((one) => ({ ...one, knockoutAnswer: 'yes' })).slice(0, 1),
  };
  const missed = (answers: { questionId: string; values: string[] }[]) =>
    answeredQuestions({ job, answers }).map((one) => one.missed);
  expect(missed(makeRequest().answers)).toEqual([false]);
  expect(missed([{ questionId: 'q1', values: ['no'] }])).toEqual([true]);
  expect(missed([])).toEqual([true]);
});

it('a file is called by its name, and carries where it is', () => {
  const file = { mediaKey: 'k', url: '/k', fileName: 'Licence.pdf', contentType: 'application/pdf', size: 1 };
  const job = { questions: [{ questionId: 'q', label: 'Licence', type: 6, required: true } as const] };
  const [one] = answeredQuestions({ job, answers: [{ questionId: 'q', values: ['k'], file }] });
  expect(one).toMatchObject({ answer: 'Licence.pdf', file });
});

it('steps say from where to where', () => {
  expect(stepText({ at: '', what: 3, from: 1, to: 2 })).toBe('Moved from Under review to Accepted');
  expect(stepText({ at: '', what: 3, to: 4 })).toBe('Moved to On hold');
  expect(stepText({ at: '', what: 8 })).toBe('The candidate asked for an answer');
});
