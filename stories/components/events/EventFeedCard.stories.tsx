import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { choose } from '../../../mocks/choose.ts';
import { makeEventItem } from '../../../mocks/factories/events.ts';
import { longName, longWord } from '../../../mocks/fixtures/longText.ts';
import { EventFeedCard } from '../../../src/components/events/EventFeedCard.tsx';

const meta = {
  title: 'Components/Events/EventFeedCard',
  component: EventFeedCard,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    item: makeEventItem(),
    href: '/events/event-details/token',
    onSave: fn(),
    onShare: fn(),
    onCopyLink: fn(),
    onReport: fn(),
  },
} satisfies Meta<typeof EventFeedCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await choose({ canvas, userEvent }, 'Report');
    await expect(args.onReport).toHaveBeenCalledWith({ item: args.item });
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(args.onShare).toHaveBeenCalledWith({ item: args.item });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith({ feedId: 'e1', feedType: 3, saved: true });
    canvas.getByRole('button', { name: 'Save' }).blur();
  },
};
export const Minimal: Story = {
  args: { onShare: undefined, onCopyLink: undefined, onReport: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'More actions' })).toBeNull();
  },
};
export const LongText: Story = {
  args: {
    item: makeEventItem({
      eventName: longName.slice(0, 150),
      eventLocation: { venueName: longWord, address: 'x', city: longWord, country: 'DE' },
    }),
  },
};
/** In a list of events it can be kept without being opened; what is over cannot. */
export const WithCalendar: Story = {
  // The button of the menu is in Default.
  tags: ['!visual'],
  args: { onCalendar: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await choose({ canvas, userEvent }, 'Add to calendar');
    await expect(args.onCalendar).toHaveBeenCalledWith({ item: args.item });
  },
};
/** Nobody reports an event of their own. */
export const Own: Story = {
  // Default is the same picture.
  tags: ['!visual'],
  args: { item: makeEventItem({}, { viewer: { ...makeEventItem().viewer, canEdit: true } }) },
  play: async ({ args, canvas, userEvent }) => {
    await choose({ canvas, userEvent }, 'Copy link');
    await expect(args.onCopyLink).toHaveBeenCalledWith({ item: args.item });
  },
};
/** An item that lost its event is nothing. */
export const WithoutEvent: Story = {
  // Nothing is drawn.
  tags: ['!visual'],
  args: { item: { ...makeEventItem(), event: undefined } as never },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('article')).toBeNull();
  },
};
