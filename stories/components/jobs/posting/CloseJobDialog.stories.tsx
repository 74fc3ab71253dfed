import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { makeOwnJob } from '../../../../mocks/factories/jobs.ts';
import { findDialog } from '../../../../mocks/findDialog.ts';
import { neutralMessage } from '../../../../src/domain/postedJobs.ts';

const values = { closeReason: '', sends: true, messageToCandidates: neutralMessage } as const;
import { CloseJobDialog } from '../../../../src/components/jobs/posting/CloseJobDialog.tsx';

const meta = {
  title: 'Components/Jobs/CloseJobDialog',
  component: CloseJobDialog,
  args: {
    closing: { job: makeOwnJob(), values },
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof CloseJobDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The page closes a job of several. */
export const Open: Story = {
  args: { closing: { job: makeOwnJob({ counts: { applicants: 1, unanswered: 1 } }), values } },
  play: async ({ args, userEvent }) => {
    const dialog = await findDialog('Close Wind turbine technician?');
    await expect(dialog).toHaveTextContent('1 person without an answer gets one.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledTimes(2);
    (document.activeElement as HTMLElement | null)?.blur();
  },
};
export const EverybodyAnswered: Story = {
  args: { closing: { job: makeOwnJob({ counts: { applicants: 9, unanswered: 0 } }), values } },
  play: async () => {
    const dialog = await findDialog('Close Wind turbine technician?');
    await expect(dialog).toHaveTextContent('Everyone who applied has an answer.');
    (document.activeElement as HTMLElement | null)?.blur();
  },
};
