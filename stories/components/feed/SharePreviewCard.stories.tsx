import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { makeEventItem } from '../../../mocks/factories/events.ts';
import { makePost } from '../../../mocks/factories/feed.ts';
import { SharePreviewCard } from '../../../src/components/feed/SharePreviewCard.tsx';

const meta = {
  title: 'Components/Feed/SharePreviewCard',
  component: SharePreviewCard,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480 }}>
        <Story />
      </div>
    ),
  ],
  args: { item: makePost(), host: 'rolecast.example' },
} satisfies Meta<typeof SharePreviewCard>;
export default meta;
type Story = StoryObj<typeof meta>;
/** An event says when and where. */
export const Event: Story = {
  args: { item: makeEventItem() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Fischauktionshalle, Hamburg$/)).toBeVisible();
  },
};
