import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { makeOwnJob } from '../../../../mocks/factories/jobs.ts';
import { filledJob } from '../../../../mocks/factories/jobForm.ts';
import { toldChanges } from '../../../../src/domain/jobFacts.ts';
import { ToldChangesDialog } from '../../../../src/components/jobs/posting/ToldChangesDialog.tsx';

const meta = {
  title: 'Components/Jobs/ToldChangesDialog',
  component: ToldChangesDialog,
  args: {
    open: true,
    changes: toldChanges(makeOwnJob(), { ...filledJob, salaryMin: '3600' }),
    applicants: 18,
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ToldChangesDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Tell 18 people of the change?' });
    const keep = within(dialog).getByRole('button', { name: 'Keep editing' });
    await waitFor(() => expect(keep).toHaveFocus());
    await expect(dialog).toHaveTextContent('€3,400 to €4,100 a month → €3,600 to €4,100 a month');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save and tell them' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement | null)?.blur();
  },
};
