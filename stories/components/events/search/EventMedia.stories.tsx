import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pictures } from '../../../../mocks/fixtures/pictures.ts';
import { EventMedia } from '../../../../src/components/events/search/EventMedia.tsx';
import { Badge } from '../../../../src/components/ui/Badge.tsx';

const meta = {
  title: 'Components/Events/EventMedia',
  component: EventMedia,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  args: { src: pictures.valley.url, alt: pictures.valley.alt, state: <Badge tone="warning">Sold out</Badge> },
} satisfies Meta<typeof EventMedia>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: pictures.valley.alt })).toBeVisible();
    await expect(canvas.getByText('Sold out')).toBeVisible();
  },
};
