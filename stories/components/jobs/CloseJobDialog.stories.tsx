import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { makeOwnJob } from '../../../mocks/factories/jobs.ts';
import { findDialog } from '../../../mocks/findDialog.ts';
import { neutralMessage } from '../../../src/domain/postedJobs.ts';

const values = { closeReason: '', sends: true, messageToCandidates: neutralMessage } as const;
import { CloseJobDialog } from '../../../src/components/jobs/CloseJobDialog.tsx';

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

export const Open: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await findDialog('Close Wind turbine technician?');
    await expect(dialog).toHaveTextContent('5 people without an answer get one.');
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalled();
    (document.activeElement as HTMLElement | null)?.blur();
  },
};
export const OnePerson: Story = {
  args: { closing: { job: makeOwnJob({ counts: { applicants: 1, unanswered: 1 } }), values } },
  play: async () => {
    const dialog = await findDialog('Close Wind turbine technician?');
    await expect(dialog).toHaveTextContent('1 person without an answer gets one.');
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
