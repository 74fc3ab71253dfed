import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { jobChoices, newJob, stillForm } from '../../../../mocks/factories/jobForm.ts';
import { JobBasicsPanel } from '../../../../src/components/jobs/posting/JobBasicsPanel.tsx';

const meta = {
  title: 'Components/Jobs/JobBasicsPanel',
  component: JobBasicsPanel,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    form: stillForm(newJob),
    companies: jobChoices.companies,
    picture: jobChoices.picture,
    zones: jobChoices.zones,
  },
} satisfies Meta<typeof JobBasicsPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Another company that is a member is chosen; its place is taken over when none was said. */
export const Wrong: Story = {
  args: {
    form: stillForm(
      { ...newJob, companyName: 'Kes', companyId: '' },
      {
        vacancyName: 'Please enter the job title.',
        applyBy: 'Please enter a day from tomorrow to 90 days from now.',
      },
    ),
    companies: {
      options: [
        {
          id: 'u-kestrel',
          label: 'Kestrel Talent',
          detail: 'Lagos, Nigeria',
          place: { city: 'Lagos', country: 'NG' },
        },
      ],
      onType: fn(),
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Job title' })).toBeInvalid();
    await userEvent.type(canvas.getByRole('combobox', { name: 'Company' }), 't');
    await userEvent.click(canvas.getByRole('option', { name: /Kestrel Talent/ }));
    await expect(args.form.change).toHaveBeenCalledWith(
      expect.objectContaining({ companyId: 'u-kestrel', 'companyLocation.city': 'Lagos' }),
    );
    (document.activeElement as HTMLElement | null)?.blur();
  },
};
