import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { filledJob, jobChoices, newJob, stillForm } from '../../../mocks/factories/jobForm.ts';
import { JobPlacePanel } from '../../../src/components/jobs/JobPlacePanel.tsx';

const meta = {
  title: 'Components/Jobs/JobPlacePanel',
  component: JobPlacePanel,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    form: stillForm(filledJob),
    countries: jobChoices.countries,
    currencies: jobChoices.currencies,
  },
} satisfies Meta<typeof JobPlacePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Remote/ }));
    await expect(args.form.set).toHaveBeenCalledWith('workplaceType', '3');
    (document.activeElement as HTMLElement | null)?.blur();
  },
};
export const FullyRemote: Story = {
  args: {
    form: stillForm({
      ...filledJob,
      workplaceType: '3',
      isFullyRemote: true,
      allowedCountries: ['KE', 'TZ'],
    }),
  },
};
export const Wrong: Story = {
  args: {
    form: stillForm(newJob, {
      salaryMin: 'Please enter the pay or say why it is not shown.',
      'companyLocation.city': 'Please enter a city.',
      'companyLocation.country': 'Please choose a country.',
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Lowest pay' })).toBeInvalid();
    await expect(canvas.getByRole('textbox', { name: 'City' })).toBeInvalid();
  },
};
