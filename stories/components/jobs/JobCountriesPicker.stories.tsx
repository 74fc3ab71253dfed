import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { jobCountries } from '../../../mocks/factories/jobForm.ts';
import { JobCountriesPicker } from '../../../src/components/jobs/JobCountriesPicker.tsx';

const meta = {
  title: 'Components/Jobs/JobCountriesPicker',
  component: JobCountriesPicker,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    chosen: ['KE', 'TZ'],
    countries: jobCountries,
    onChange: fn(),
  },
} satisfies Meta<typeof JobCountriesPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: /Countries where one may live/ });
    await userEvent.type(field, 'uga{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith({ countries: ['KE', 'TZ', 'UG'] });
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Kenya' }));
    await expect(args.onChange).toHaveBeenCalledWith({ countries: ['TZ'] });
    (document.activeElement as HTMLElement | null)?.blur();
  },
};
/** What is no country is not taken, and stays in the field. */
export const Unknown: Story = {
  args: { chosen: [] },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: /Countries where one may live/ });
    await userEvent.type(field, 'Atlantis{Enter}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(field).toHaveValue('Atlantis');
  },
  // The field with a word in it; ComboboxField shows it.
  tags: ['!visual'],
};
