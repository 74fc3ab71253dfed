import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { draftEvent, makePosted } from '../../../../mocks/factories/myEvents.ts';
import { findMenu } from '../../../../mocks/findMenu.ts';
import { longName, longWord } from '../../../../mocks/fixtures/longText.ts';
import { MyEventList } from '../../../../src/components/events/posting/MyEventList.tsx';
import { EmptyState } from '../../../../src/components/ui/EmptyState.tsx';

const place = { venueName: longWord, address: longWord, city: longWord, country: 'DE' };

const meta = {
  title: 'Components/Events/MyEventList',
  component: MyEventList,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 984, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    state: {
      status: 'ready',
      items: [
        makePosted(),
        draftEvent,
        makePosted({ eventId: 'e-deleted', eventName: 'Night of open ovens', status: 0 }),
        makePosted({
          eventId: 'e-ended',
          eventName: 'Winter evening of apprentices',
          status: 3,
          currency: 'NGN',
        }),
        makePosted(
          { eventId: 'e-long', eventName: longName.slice(0, 150), eventLocation: place },
          { sold: 99_999, capacity: 100_000, revenue: 9_999_999_900, views: 1_234_567, checkedIn: 99_999 },
        ),
      ],
      hasMore: true,
      busy: false,
      onLoadMore: fn(),
    },
    deleted: new Set(['e-deleted']),
    events: { onEdit: fn(), onDuplicate: fn(), onCancel: fn(), onDelete: fn(), onShare: fn(), onUndo: fn() },
    hrefOf: (eventId: string) => `/?event=${eventId}`,
    empty: <EmptyState drawing="posts">You have no event to come.</EmptyState>,
  },
} satisfies Meta<typeof MyEventList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A deleted draft can be taken back. Each state has its numbers and offers what it allows. */
export const LongText: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const undo = canvas.getByRole('button', { name: 'Undo' });
    await waitFor(() => expect(undo).toHaveFocus());
    await userEvent.click(undo);
    await expect(args.events.onUndo).toHaveBeenCalledOnce();
    const fair = within(canvas.getByRole('article', { name: 'Harbour job fair' }));
    await expect(fair.getByRole('link', { name: 'Harbour job fair' })).toHaveAttribute('href', '/?event=e1');
    await expect(fair.getByText('88 of 500')).toBeVisible();
    await expect(fair.getByRole('progressbar', { name: 'Sold' })).toHaveAttribute('aria-valuenow', '17');
    await expect(fair.getByText('€1,087.50')).toBeVisible();
    const winter = canvas.getByRole('article', { name: 'Winter evening of apprentices' });
    await expect(winter).toHaveTextContent(/NGN\s1,087/);
    const draft = within(canvas.getByRole('article', { name: 'Open turbine hall' }));
    await expect(draft.getByText('Place to be announced')).toBeVisible();
    await expect(draft.queryByText('Revenue')).toBeNull();
    const offers = async (name: string) => {
      canvas.getByRole('button', { name: `Actions for ${name}` }).focus();
      await userEvent.keyboard('{Enter}');
      await findMenu();
      const entries = screen.getAllByRole('menuitem').map((item) => item.textContent);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      return entries;
    };
    await expect(await offers('Open turbine hall')).toEqual([
      'Edit',
      'See it as visitors do',
      'Duplicate',
      'Delete',
    ]);
    // What is over or cancelled can be held again.
    await expect(await offers('Winter evening of apprentices')).toEqual([
      'See it as visitors do',
      'Duplicate',
    ]);
    const more = canvas.getByRole('button', { name: 'Show more events' });
    await userEvent.click(more);
    await expect(args.state.status === 'ready' && args.state.onLoadMore).toHaveBeenCalledOnce();
    more.blur();
  },
};
