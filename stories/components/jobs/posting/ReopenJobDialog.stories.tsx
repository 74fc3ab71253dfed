import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { postedJobs } from '../../../../mocks/factories/postedJobs.ts';
import { makeOwnJob } from '../../../../mocks/factories/jobs.ts';
import { findDialog } from '../../../../mocks/findDialog.ts';
import { ReopenJobDialog } from '../../../../src/components/jobs/posting/ReopenJobDialog.tsx';

const meta = {
  title: 'Components/Jobs/ReopenJobDialog',
  component: ReopenJobDialog,
  args: {
    job: postedJobs.find(({ jobId }) => jobId === 'j-closed') ?? makeOwnJob(),
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ReopenJobDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await findDialog('Reopen Blade repair technician?');
    await expect(dialog).toHaveTextContent('It can be reopened once more after this.');
    await expect(within(dialog).getByLabelText('Last day to apply')).toHaveValue('2026-02-14');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reopen the job' }));
    await expect(args.onConfirm).toHaveBeenCalledWith({ applyBy: '2026-02-14' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalled();
    (document.activeElement as HTMLElement | null)?.blur();
  },
};
export const LastTime: Story = {
  args: { job: makeOwnJob({ status: 2, closeReason: 1, reopensLeft: 1 }) },
  play: async () => {
    const dialog = await findDialog('Reopen Wind turbine technician?');
    await expect(dialog).toHaveTextContent('This is the last time that it can be reopened.');
    (document.activeElement as HTMLElement | null)?.blur();
  },
};
