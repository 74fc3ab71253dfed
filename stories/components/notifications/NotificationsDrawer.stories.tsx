import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { notifications } from '../../../mocks/factories/notifications.ts';
import { choose } from '../../../mocks/choose.ts';
import { findDialog } from '../../../mocks/findDialog.ts';
import { NotificationsDrawer } from '../../../src/components/notifications/NotificationsDrawer.tsx';

const ready = (items: typeof notifications) =>
  ({ status: 'ready', items, hasMore: false, busy: false, onLoadMore: fn() }) as const;

const meta = {
  title: 'Components/Notifications/NotificationsDrawer',
  component: NotificationsDrawer,
  args: {
    open: true,
    onClose: fn(),
    tab: 'all',
    onTab: fn(),
    state: ready(notifications),
    unread: 3,
    hrefOf: ({ id, type }) => (type === 77 ? undefined : `/posts/${id}`),
    kindOf: ({ type }) => (type === 17 ? 'Likes' : undefined),
    onOpen: fn(),
    onMute: fn(),
    onReadAll: fn(),
    onSettings: fn(),
  },
} satisfies Meta<typeof NotificationsDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

const drawer = async () => within(await findDialog('Notifications'));

export const Open: Story = {
  play: async ({ args, userEvent }) => {
    const shown = await drawer();
    const today = within(shown.getByRole('region', { name: 'Today' }));
    await expect(today.getAllByText('Unread')).toHaveLength(3);
    // What can be turned off is, in the row where it is read.
    const more = /^More about: /;
    await expect(shown.getAllByRole('button', { name: more })).toHaveLength(1);
    await choose({ canvas: shown, userEvent }, 'Turn off likes', more);
    await expect(args.onMute).toHaveBeenCalledWith({ kind: 'Likes' });
    await expect(args.onOpen).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(shown.getByRole('region', { name: 'Yesterday' })).toBeInTheDocument();
    await expect(shown.getByRole('link', { name: /木の葉 follows you/ })).toHaveAttribute(
      'href',
      '/posts/n6',
    );
    // Nothing is known of where it leads: it can be marked as read.
    await userEvent.click(shown.getByRole('button', { name: /does not know yet/ }));
    await expect(args.onOpen).toHaveBeenLastCalledWith({ notification: notifications.at(-1) });
    await userEvent.click(shown.getByRole('button', { name: 'Mark all as read' }));
    await expect(args.onReadAll).toHaveBeenCalledOnce();
    await userEvent.click(shown.getByRole('button', { name: 'Notification settings' }));
    await expect(args.onSettings).toHaveBeenCalledOnce();
    await userEvent.click(shown.getByRole('tab', { name: /^Unread/ }));
    await expect(args.onTab).toHaveBeenLastCalledWith('unread');
  },
};
export const AllRead: Story = {
  args: { tab: 'unread', state: { status: 'empty' }, unread: 0 },
  play: async () => {
    const shown = await drawer();
    await expect(shown.getByText('You have read everything.')).toBeVisible();
    await expect(shown.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  },
};
