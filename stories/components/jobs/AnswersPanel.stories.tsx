import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { applicationJob, makeRequest } from '../../../mocks/factories/applications.ts';
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
/** Another answer than the job asks for, and none. */
export const Missed: Story = {
  args: { application: makeRequest({ job, answers: [{ questionId: 'q1', values: ['no'] }] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Asked for: Yes/)).toBeVisible();
    await expect(canvas.getAllByText('Not answered')).toHaveLength(2);
  },
};
