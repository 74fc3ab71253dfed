import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { questions } from '../../../mocks/factories/jobs.ts';
import { longName } from '../../../mocks/fixtures/longText.ts';
import { IconButton } from '../../../src/components/ui/IconButton.tsx';
import { EllipsisVertical } from 'lucide-react';
import { JobQuestionItem } from '../../../src/components/jobs/JobQuestionItem.tsx';

const meta = {
  title: 'Components/Jobs/JobQuestionItem',
  component: JobQuestionItem,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    question: {
      questionId: 'q1',
      label: 'Do you hold a licence for work at height?',
      type: 3,
      required: true,
      knockoutAnswer: 'yes',
    },
    position: 1,
    movable: true,
    actions: <IconButton label="Actions" icon={<EllipsisVertical aria-hidden />} onClick={fn()} />,
  },
} satisfies Meta<typeof JobQuestionItem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = {
  args: {
    question: { questionId: 'q3', label: 'From when on can you start?', type: 1, required: false },
    movable: false,
    actions: undefined,
  },
};
export const WithOptions: Story = { args: { question: questions[1] ?? meta.args.question, position: 2 } };
export const LongText: Story = {
  args: {
    question: {
      questionId: 'q',
      label: longName.slice(0, 200),
      type: 4,
      options: [longName.slice(0, 100), longName.slice(100, 200)],
      required: true,
    },
  },
};
