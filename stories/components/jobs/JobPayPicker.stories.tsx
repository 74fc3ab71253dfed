import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { filledJob, jobChoices, newJob, stillForm } from '../../../mocks/factories/jobForm.ts';
import { JobPayPicker } from '../../../src/components/jobs/JobPayPicker.tsx';

const meta = {
  title: 'Components/Jobs/JobPayPicker',
  component: JobPayPicker,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    form: stillForm(filledJob),
    currencies: jobChoices.currencies,
  },
} satisfies Meta<typeof JobPayPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Do not show the pay' }));
    await expect(args.form.set).toHaveBeenCalledWith('hidesPay', true);
    (document.activeElement as HTMLElement | null)?.blur();
  },
};
export const NotShown: Story = {
  args: {
    form: stillForm({
      ...newJob,
      hidesPay: true,
      salaryHiddenReason: 'Paid per minute of film; we agree on it in the first talk.',
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Why the pay is not shown' })).toBeVisible();
  },
};
export const LowestOverHighest: Story = {
  args: { form: stillForm(filledJob, { salaryMax: 'The highest pay is not below the lowest.' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /Highest pay/ })).toBeInvalid();
  },
};
