import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { makeLiveItem } from '../../../../mocks/factories/live.ts';
import { longName } from '../../../../mocks/fixtures/longText.ts';
import { LiveFeedCard } from '../../../../src/components/live/rooms/LiveFeedCard.tsx';

const meta = {
  title: 'Components/Live/LiveFeedCard',
  component: LiveFeedCard,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  args: { item: makeLiveItem(), href: '/live/q7Zr2mK9xT4bLw0c' },
} satisfies Meta<typeof LiveFeedCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const title = 'How we hire for the kitchen';
    await expect(canvas.getByRole('article', { name: title })).toHaveTextContent('Café Sol · 214 watching');
    await expect(canvas.getByRole('link', { name: title })).toHaveAttribute('href', '/live/q7Zr2mK9xT4bLw0c');
  },
};
export const Minimal: Story = {
  args: { item: makeLiveItem({ mediaType: 2, audience: 0 }) },
};
export const LongText: Story = {
  args: { item: makeLiveItem({ title: longName.slice(0, 100) }) },
};
