import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeJobCard } from '../../../../mocks/factories/jobs.ts';
import { JobSignsBar } from '../../../../src/components/jobs/search/JobSignsBar.tsx';

const meta = {
  title: 'Components/Jobs/JobSignsBar',
  component: JobSignsBar,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  args: { job: makeJobCard() },
} satisfies Meta<typeof JobSignsBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  args: {
    job: makeJobCard({
      hasApplied: true,
      skillsAsked: 15,
      skillsMatched: 15,
      applyBy: '2026-01-15',
      medianDaysToAnswer: 365,
    }),
  },
};
