import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { filledJob } from '../../../mocks/factories/jobForm.ts';
import { findDialog } from '../../../mocks/findDialog.ts';
import { longText } from '../../../mocks/fixtures/longText.ts';
import { jobDifferences } from '../../../src/domain/jobFacts.ts';
import { StaleDialog } from '../../../src/components/ui/StaleDialog.tsx';

const meta = {
  title: 'Components/Ui/StaleDialog',
  component: StaleDialog,
  args: {
    open: true,
    what: 'job',
    differences: jobDifferences(
      { ...filledJob, vacancyName: 'Wind turbine technician, offshore' },
      { ...filledJob, salaryMax: '4300', startDate: '' },
    ),
    onKeepMine: fn(),
    onTakeTheirs: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof StaleDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args, userEvent }) => {
    await findDialog('Changed elsewhere');
    await waitFor(() => expect(screen.getByText('€3,400 to €4,300 a month')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
    await expect(args.onKeepMine).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Take theirs' }));
    await expect(args.onTakeTheirs).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement | null)?.blur();
  },
};
export const TheSame: Story = {
  args: { differences: [] },
  play: async () => {
    const dialog = await findDialog('Changed elsewhere');
    await expect(dialog).toHaveTextContent('Both versions say the same.');
    (document.activeElement as HTMLElement | null)?.blur();
  },
};
export const LongText: Story = {
  args: { differences: jobDifferences({ ...filledJob, description: longText }, filledJob) },
  play: async () => {
    const dialog = await findDialog('Changed elsewhere');
    await waitFor(() => expect(dialog).toBeVisible());
    (document.activeElement as HTMLElement | null)?.blur();
  },
};
