import type { Meta, StoryObj } from '@storybook/react-vite';
import { longName, longWord } from '../../../../mocks/fixtures/longText.ts';
import { JobSectionCard } from '../../../../src/components/jobs/search/JobSectionCard.tsx';

const meta = {
  title: 'Components/Jobs/JobSectionCard',
  component: JobSectionCard,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  args: { title: 'About the job', children: 'Twelve turbines off the coast.' },
} satisfies Meta<typeof JobSectionCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { titleEnd: 'You have 4 of 6' } };
export const Minimal: Story = {};
export const LongText: Story = { args: { title: longName, children: longWord, titleEnd: 'You have 4 of 6' } };
