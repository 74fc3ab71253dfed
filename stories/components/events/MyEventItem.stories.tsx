import type { Meta, StoryObj } from '@storybook/react-vite';
import { EllipsisVertical } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { draftEvent, makePosted } from '../../../mocks/factories/myEvents.ts';
import { longName, longWord } from '../../../mocks/fixtures/longText.ts';
import { MyEventItem } from '../../../src/components/events/MyEventItem.tsx';
import { IconButton } from '../../../src/components/ui/IconButton.tsx';

const meta = {
  title: 'Components/Events/MyEventItem',
  component: MyEventItem,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 984, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    posted: makePosted(),
    href: '/?event=e1',
    actions: <IconButton label="Actions" icon={<EllipsisVertical aria-hidden />} onClick={fn()} />,
  },
} satisfies Meta<typeof MyEventItem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Harbour job fair' })).toHaveAttribute(
      'href',
      '/?event=e1',
    );
    await expect(canvas.getByText('88 of 500')).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'Sold' })).toHaveAttribute('aria-valuenow', '17');
    await expect(canvas.getByText('€1,087.50')).toBeVisible();
  },
};
export const Draft: Story = {
  args: { posted: draftEvent },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Place to be announced')).toBeVisible();
    await expect(canvas.queryByText('Revenue')).toBeNull();
  },
};
export const LongText: Story = {
  args: {
    posted: makePosted(
      {
        eventName: longName.slice(0, 150),
        eventLocation: { venueName: longWord, address: longWord, city: longWord, country: 'DE' },
      },
      { sold: 99_999, capacity: 100_000, revenue: 9_999_999_900, views: 1_234_567, checkedIn: 99_999 },
    ),
  },
};
