import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { makeEventItem } from '../../../mocks/factories/events.ts';
import { authors, makePost, media } from '../../../mocks/factories/feed.ts';
import { pictures } from '../../../mocks/fixtures/pictures.ts';
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
export const Minimal: Story = {
  args: { item: makePost({ media: [], author: authors.nordlicht }), host: undefined },
};
export const PictureOnly: Story = {
  args: { item: makePost({ text: '', media: [media(pictures.harbour)] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(pictures.harbour.alt)).toBeVisible();
  },
};
/** An event says when and where. */
export const Event: Story = {
  args: { item: makeEventItem() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Fischauktionshalle, Hamburg$/)).toBeVisible();
  },
};
