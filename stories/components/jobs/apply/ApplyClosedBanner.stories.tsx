import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ApplyClosedBanner } from '../../../../src/components/jobs/apply/ApplyClosedBanner.tsx';

const meta = {
  title: 'Components/Jobs/ApplyClosedBanner',
  component: ApplyClosedBanner,
  args: {
    similar: [
      { jobId: 'j3', vacancyName: 'Crane technician', companyName: 'Hafen GmbH', href: '/' },
      { jobId: 'j4', vacancyName: 'Rope access inspector', companyName: 'Brightpath Talent', href: '/' },
    ],
  },
} satisfies Meta<typeof ApplyClosedBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This job no longer takes applications.');
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};
