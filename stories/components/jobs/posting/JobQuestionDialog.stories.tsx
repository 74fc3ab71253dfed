import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { findDialog } from '../../../../mocks/findDialog.ts';
import { emptyQuestion } from '../../../../src/domain/jobQuestions.ts';
import { JobQuestionDialog } from '../../../../src/components/jobs/posting/JobQuestionDialog.tsx';

const meta = {
  title: 'Components/Jobs/JobQuestionDialog',
  component: JobQuestionDialog,
  args: {
    values: emptyQuestion,
    isNew: true,
    onSave: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof JobQuestionDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = within(await findDialog('Add a question'));
    const focused = document.activeElement as HTMLElement | null;
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    focused?.focus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};
export const Editing: Story = {
  args: {
    isNew: false,
    values: { ...emptyQuestion, type: 3, label: 'Do you hold a licence?', knockoutAnswer: 'yes' },
  },
  play: async () => {
    const dialog = await findDialog('Edit the question');
    await expect(dialog).toHaveTextContent('Nobody is rejected by it');
    (document.activeElement as HTMLElement | null)?.blur();
  },
};
