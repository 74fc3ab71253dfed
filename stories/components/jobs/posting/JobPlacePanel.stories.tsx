import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { filledJob, jobChoices, newJob, stillForm } from '../../../../mocks/factories/jobForm.ts';
import { JobPlacePanel } from '../../../../src/components/jobs/posting/JobPlacePanel.tsx';

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

const blur = () => (document.activeElement as HTMLElement | null)?.blur();

/** The pay is not shown. What is no country is not taken, and stays in the field. */
export const FullyRemote: Story = {
  args: {
    form: stillForm({
      ...filledJob,
      workplaceType: '3',
      isFullyRemote: true,
      allowedCountries: ['KE', 'TZ'],
      hidesPay: true,
      salaryHiddenReason: 'Paid per minute of film; we agree on it in the first talk.',
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Why the pay is not shown' })).toBeVisible();
    const field = canvas.getByRole('combobox', { name: /Countries where one may live/ });
    await userEvent.type(field, 'uga{Enter}');
    await expect(args.form.set).toHaveBeenLastCalledWith('allowedCountries', ['KE', 'TZ', 'UG']);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Kenya' }));
    await expect(args.form.set).toHaveBeenLastCalledWith('allowedCountries', ['TZ']);
    await userEvent.type(field, 'Atlantis{Enter}');
    await expect(args.form.set).toHaveBeenCalledTimes(2);
    await expect(field).toHaveValue('Atlantis');
    await userEvent.clear(field);
    blur();
  },
};
export const Wrong: Story = {
  args: {
    form: stillForm(newJob, {
      salaryMin: 'Please enter the pay or say why it is not shown.',
      salaryMax: 'The highest pay is not below the lowest.',
      'companyLocation.city': 'Please enter a city.',
      'companyLocation.country': 'Please choose a country.',
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Remote/ }));
    await expect(args.form.set).toHaveBeenCalledWith('workplaceType', '3');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Do not show the pay' }));
    await expect(args.form.set).toHaveBeenCalledWith('hidesPay', true);
    blur();
    await expect(canvas.getByRole('textbox', { name: 'Lowest pay' })).toBeInvalid();
    await expect(canvas.getByRole('textbox', { name: /Highest pay/ })).toBeInvalid();
    await expect(canvas.getByRole('textbox', { name: 'City' })).toBeInvalid();
  },
};
