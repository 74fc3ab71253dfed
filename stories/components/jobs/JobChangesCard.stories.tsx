import type { Meta, StoryObj } from '@storybook/react-vite';
import { longName, longWord } from '../../../mocks/fixtures/longText.ts';
import { JobChangesCard } from '../../../src/components/jobs/JobChangesCard.tsx';

const meta = {
  title: 'Components/Jobs/JobChangesCard',
  component: JobChangesCard,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    changes: [
      {
        at: '2026-01-13T09:00:00.000Z',
        field: 'pay',
        from: '€3,200 a month',
        to: '€3,400 to €4,100 a month',
      },
      { at: '2026-01-11T09:00:00.000Z', field: 'place', from: 'Emden, Germany', to: 'Bremerhaven, Germany' },
    ],
  },
} satisfies Meta<typeof JobChangesCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = {
  args: {
    changes: [{ at: '2026-01-13T09:00:00.000Z', field: 'pay', from: 'Not shown', to: '€3,400 a month' }],
  },
};
export const LongText: Story = {
  args: {
    changes: [{ at: '2026-01-13T09:00:00.000Z', field: 'place', from: longWord, to: longName.slice(0, 200) }],
  },
};
