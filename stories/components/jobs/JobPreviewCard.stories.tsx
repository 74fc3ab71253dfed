import type { Meta, StoryObj } from '@storybook/react-vite';
import { longName, longWord } from '../../../mocks/fixtures/longText.ts';
import { filledJob, newJob } from '../../../mocks/factories/jobForm.ts';
import { JobPreviewCard } from '../../../src/components/jobs/JobPreviewCard.tsx';

const meta = {
  title: 'Components/Jobs/JobPreviewCard',
  component: JobPreviewCard,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    values: filledJob,
  },
} satisfies Meta<typeof JobPreviewCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Nothing is written yet. */
export const Minimal: Story = { args: { values: { ...newJob, companyName: '', companyId: '' } } };
export const FullyRemote: Story = {
  args: {
    values: {
      ...filledJob,
      workplaceType: '3',
      isFullyRemote: true,
      allowedCountries: ['KE', 'TZ', 'UG'],
      hidesPay: true,
      salaryHiddenReason: 'Paid per minute of film; we agree on it in the first talk.',
    },
  },
};
export const LongText: Story = {
  args: {
    values: {
      ...filledJob,
      vacancyName: longName,
      companyName: longName,
      'companyLocation.city': longWord,
      skills: [
        longWord,
        'Mechatronics',
        'Hydraulics',
        'Work at height',
        'First aid',
        'English',
        'Welding',
        'Sailing',
      ],
    },
  },
};
