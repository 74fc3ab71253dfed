import { describe, expect, it } from 'vitest';
import {
  arrivedFile,
  emptyApplication,
  everyQuestion,
  filledApplication,
} from '../../../mocks/factories/applying.ts';
import {
  applyErrors,
  expectedText,
  freshDraft,
  isApplyDraft,
  isWritten,
  newApplication,
  resumePlace,
  toApplyPayload,
  toFormFields,
  type ApplyDraft,
  type ApplyValues,
} from '../../../src/domain/apply.ts';

const job = { jobId: 'j1', questions: everyQuestion, resumeRequired: 1 } as const;
const agreed: ApplyValues = { ...filledApplication, resume: 'none' };
const licence = { q4: arrivedFile('licence.pdf') };
const draft = (values: Partial<ApplyValues> = {}, files: ApplyDraft['files'] = licence): ApplyDraft => ({
  values: { ...agreed, ...values },
  files,
});

describe('an application', () => {
  it('that is whole passes', () => expect(applyErrors(job, draft())).toEqual({}));

  it('names everything that is missing', () => {
    const wanting = { ...job, resumeRequired: 2 } as const;
    expect(applyErrors(wanting, { values: emptyApplication, files: {} })).toEqual({
      resumeKey: 'Please add your résumé.',
      'answers.q1': 'Please answer this question.',
      'answers.q3': 'Please answer this question.',
      'answers.q4': 'Please answer this question.',
      consent: 'Please agree that your application is kept for the time shown.',
    });
  });

  it.each([
    [draft({ answers: { ...agreed.answers, q5: ['four'] } }), 'answers.q5'],
    [draft({ answers: { ...agreed.answers, q5: ['-1'] } }), 'answers.q5'],
    [draft({ answers: { ...agreed.answers, q3: ['n'.repeat(201)] } }), 'answers.q3'],
    [draft({ answers: { ...agreed.answers, q3: ['   '] } }), 'answers.q3'],
    [draft({ coverNote: 'n'.repeat(10_000) }), 'coverNote'],
    [draft({ resume: 'file' }), 'resumeKey'],
    [draft({}, { q4: { name: 'a.pdf', state: 'failed', progress: 0 } }), 'answers.q4'],
  ])('with something wrong says where: %#', (wrong, field) => {
    expect(Object.keys(applyErrors(job, wrong))).toEqual([field]);
  });

  it('is sent with its own answers and nothing else', () => {
    const answers = { ...agreed.answers, q3: [' 1 March '], gone: ['of another job'] };
    expect(toApplyPayload(job, draft({ answers, coverNote: '  ' }))).toEqual({
      jobId: 'j1',
      action: 0,
      answers: [
        { questionId: 'q1', values: ['yes'] },
        { questionId: 'q2', values: ['Enercon', 'Vestas'] },
        { questionId: 'q3', values: ['1 March'] },
        { questionId: 'q4', values: ['resume/licence.pdf'] },
      ],
      shareContact: true,
      consent: true,
    });
  });

  it('takes a file along only where one was chosen and is taken', () => {
    const files = { ...licence, [resumePlace]: arrivedFile('a.pdf') };
    const key = (rule: 0 | 1 | 2, resume: ApplyValues['resume']) =>
      'resumeKey' in toApplyPayload({ ...job, resumeRequired: rule }, draft({ resume }, files));
    expect([key(1, 'file'), key(2, 'file'), key(0, 'file'), key(1, 'none'), key(1, 'made')]).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('begins with the shortest way', () => {
    expect(newApplication({ resumeRequired: 1 }, { weak: false }).resume).toBe('none');
    expect(newApplication({ resumeRequired: 2 }, { weak: false }).resume).toBe('made');
    expect(newApplication({ resumeRequired: 2 }, { weak: true }).resume).toBe('file');
  });
});

describe('a draft', () => {
  it('loses files that the server has removed, and the consent', () => {
    const now = Date.UTC(2026, 0, 15, 9);
    const files = { q4: arrivedFile('new.pdf'), old: { ...arrivedFile('old.pdf'), at: now - 86_400_000 } };
    const fresh = freshDraft(draft({}, files), now);
    expect(Object.keys(fresh.files)).toEqual(['q4']);
    expect(fresh.values.consent).toBe(false);
  });

  it('is one when something would be lost', () => {
    expect(isWritten({ values: emptyApplication, files: {} })).toBe(false);
    expect(isWritten({ values: { ...emptyApplication, consent: true }, files: {} })).toBe(false);
    expect(isWritten({ values: { ...emptyApplication, answers: { q1: ['yes'] } }, files: {} })).toBe(true);
    expect(isWritten({ values: emptyApplication, files: licence })).toBe(true);
  });

  it.each([undefined, null, 'text', {}, { values: {} }, { values: { coverNote: '' } }])(
    'is not %j',
    (value) => expect(isApplyDraft(value)).toBe(false),
  );
});

it('errors of the server stand at their questions', () => {
  const answers = [{ questionId: 'q3', values: ['x'] }];
  expect(
    toFormFields({ 'answers.0.values': 'a', 'answers.q1': 'b', coverNote: 'c', answers: 'd' }, answers),
  ).toEqual({ 'answers.q3': 'a', 'answers.q1': 'b', coverNote: 'c', answers: 'd' });
});

it('tells when to expect an answer, and never promises one day', () => {
  expect(expectedText(0.2)).toContain('within 1 day.');
  expect(expectedText(3.5)).toContain('within 4 days.');
  expect(expectedText(undefined)).not.toContain('Half');
});
