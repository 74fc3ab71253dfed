import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { emptyQuestion } from '../../../../src/domain/jobQuestions.ts';
import { JobQuestionForm } from '../../../../src/components/jobs/posting/JobQuestionForm.tsx';

const meta = {
  title: 'Components/Jobs/JobQuestionForm',
  component: JobQuestionForm,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 512, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    values: emptyQuestion,
    onSubmit: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof JobQuestionForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const choice = {
  label: 'Which shift fits you?',
  type: 4,
  options: ['Early', 'Late', 'Night'],
  required: true,
  knockoutAnswer: 'Night',
} as const;

/** An answer that is taken away takes the focus to the one in its place. */
export const Filled: Story = {
  args: { values: choice },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove answer 1' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save question' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...choice, options: ['Late', 'Night'] });
    (document.activeElement as HTMLElement | null)?.blur();
  },
};
export const Invalid: Story = {
  args: { values: { ...emptyQuestion, type: 4 } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save question' }));
    await expect(canvas.getByRole('textbox', { name: 'Question' })).toHaveFocus();
    await expect(canvas.getByText('Please enter the answers to choose from.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
