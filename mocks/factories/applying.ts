import type { ApplyFile, ApplyValues } from '../../src/domain/apply.ts';
import { resumePlace } from '../../src/domain/apply.ts';
import type { Schemas } from '#openapi/contract.ts';

/** One question of each kind. */
export const everyQuestion: Schemas['JobQuestion'][] = [
  { questionId: 'q1', label: 'Do you hold a licence for work at height?', type: 3, required: true },
  {
    questionId: 'q2',
    label: 'Which turbines have you worked on?',
    type: 5,
    options: ['Enercon', 'Siemens Gamesa', 'Vestas'],
    required: false,
  },
  { questionId: 'q3', label: 'From when on can you start?', type: 1, required: true },
  { questionId: 'q4', label: 'Your certificate for work at height', type: 6, required: true },
  { questionId: 'q5', label: 'How many years have you worked offshore?', type: 7, required: false },
];

export const emptyApplication: ApplyValues = {
  resume: 'none',
  coverNote: '',
  answers: {},
  shareContact: false,
  consent: false,
};

export const filledApplication: ApplyValues = {
  resume: 'file',
  coverNote: 'My father built the first turbine of our island. I would like to keep yours turning.',
  answers: { q1: ['yes'], q2: ['Enercon', 'Vestas'], q3: ['1 March'] },
  shareContact: true,
  consent: true,
};

export const arrivedFile = (name: string): ApplyFile => ({
  name,
  state: 'ready',
  progress: 1,
  mediaKey: `resume/${name}`,
  at: Date.UTC(2026, 0, 15, 8),
});

export const resumeFiles = { [resumePlace]: arrivedFile('Amara-Diallo.pdf') };
