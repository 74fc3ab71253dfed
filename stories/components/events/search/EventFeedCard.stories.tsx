import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { choose } from '../../../../mocks/choose.ts';
import { makeEventItem } from '../../../../mocks/factories/events.ts';
import { longName, longWord } from '../../../../mocks/fixtures/longText.ts';
import { EventFeedCard } from '../../../../src/components/events/search/EventFeedCard.tsx';

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
    onCalendar: fn(),
  },
} satisfies Meta<typeof EventFeedCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In a list of events it can be kept without being opened. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const act = async (entry: string) => {
      await choose({ canvas, userEvent }, entry);
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    };
    await act('Report');
    await expect(args.onReport).toHaveBeenCalledWith({ item: args.item });
    await act('Copy link');
    await expect(args.onCopyLink).toHaveBeenCalledWith({ item: args.item });
    await act('Add to calendar');
    await expect(args.onCalendar).toHaveBeenCalledWith({ item: args.item });
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(args.onShare).toHaveBeenCalledWith({ item: args.item });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith({ feedId: 'e1', feedType: 3, saved: true });
    canvas.getByRole('button', { name: 'Save' }).blur();
  },
};
/** Nobody reports an event of their own. */
export const Minimal: Story = {
  args: {
    item: makeEventItem({}, { viewer: { ...makeEventItem().viewer, canEdit: true } }),
    onShare: undefined,
    onCopyLink: undefined,
    onCalendar: undefined,
  },
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
