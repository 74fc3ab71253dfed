import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { applicationJob, makeRequest } from '../../../mocks/factories/applications.ts';
import { longText, longWord } from '../../../mocks/fixtures/longText.ts';
import { AnswersPanel } from '../../../src/components/jobs/AnswersPanel.tsx';

const asked = applicationJob.questions.map((question) =>
  question.questionId === 'q1' ? { ...question, knockoutAnswer: 'yes' } : question,
);
const job = { ...applicationJob, questions: asked };

const meta = {
  title: 'Components/Jobs/AnswersPanel',
  component: AnswersPanel,
  args: { application: makeRequest({ job }) },
} satisfies Meta<typeof AnswersPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Enercon, Vestas')).toBeVisible();
    await expect(canvas.queryByText(/Asked for/)).toBeNull();
  },
};
/** Another answer than the job asks for, and none. */
export const Missed: Story = {
  args: { application: makeRequest({ job, answers: [{ questionId: 'q1', values: ['no'] }] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Asked for: Yes/)).toBeVisible();
    await expect(canvas.getAllByText('Not answered')).toHaveLength(2);
  },
};
export const LongText: Story = {
  args: {
    application: makeRequest({
      job: { ...job, questions: [{ questionId: 'q9', label: longWord, type: 2, required: true }] },
      answers: [{ questionId: 'q9', values: [longText] }],
    }),
  },
};
