import type { Meta, StoryObj } from '@storybook/react-vite';
import { emojiRun, longName, longWord } from '../../../mocks/fixtures/longText.ts';
import { UpcomingCard } from '../../../src/components/dashboard/UpcomingCard.tsx';

const meta = {
  title: 'Components/Dashboard/UpcomingCard',
  component: UpcomingCard,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    items: [longWord, emojiRun, longName].map((title, i) => ({
      kind: 1,
      title,
      startAt: `2026-02-0${i + 1}T17:00:00.000Z`,
      timezone: 'Nowhere/At-all',
      place: longName,
    })),
  },
} satisfies Meta<typeof UpcomingCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LongText: Story = {};
