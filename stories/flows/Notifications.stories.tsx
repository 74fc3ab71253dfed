import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { choose } from '../../mocks/choose.ts';
import { authors } from '../../mocks/factories/feed.ts';
import { manyNotifications, notifications } from '../../mocks/factories/notifications.ts';
import { findDialog } from '../../mocks/findDialog.ts';
import { notificationHandlers, notificationsOf } from '../../mocks/handlers/notifications.ts';
import { failing, mock } from '../../mocks/msw.ts';
import { signedIn } from '../../mocks/session.ts';
import Notifications from '../../src/app/Notifications.tsx';
import { toastQueue } from '../../src/lib/toastQueue.ts';

const listed = fn(notificationHandlers.getNotificationList);
const switched = fn(notificationHandlers.notificationUpdate);
const updated = fn(notificationHandlers.updateNotification);

/** Answers with these, and remembers what was asked. */
function having(all: typeof notifications) {
  const { getNotificationList, updateNotification } = notificationsOf(all);
  listed.mockClear().mockImplementation(getNotificationList);
  updated.mockClear().mockImplementation(updateNotification);
  const { fetchNotificationValue } = notificationHandlers;
  return mock({ getNotificationList: listed, updateNotification: updated, fetchNotificationValue });
}

const meta = {
  title: 'Flows/Notifications',
  component: Notifications,
  args: { onClose: fn(), onSettings: fn() },
  beforeEach({ msw }) {
    msw.use(...having(notifications));
    return signedIn();
  },
} satisfies Meta<typeof Notifications>;
export default meta;
type Story = StoryObj<typeof meta>;

const drawer = async () => within(await findDialog('Notifications'));

/** [S4.6] [S3.2] One that is clicked is read at once, and the list is asked for again. */
export const ReadsOnClick: Story = {
  play: async ({ args, userEvent }) => {
    const shown = await drawer();
    const likes = await shown.findByRole('link', { name: /liked your post/ });
    await waitFor(() => expect(listed).toHaveBeenCalled());
    const link = await shown.findByRole('link', { name: /木の葉 follows you/ });
    await expect(link).toHaveAttribute('href', '/user-profile?u=u3');
    await expect(shown.getAllByText('Unread', { selector: 'span' }).length).toBeGreaterThanOrEqual(3);
    listed.mockClear();
    likes.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(likes);
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(updated).toHaveBeenCalledOnce());
    await expect(updated.mock.calls[0]?.[0]).toMatchObject({ notificationId: 'n1' });
    await waitFor(() => expect(listed).toHaveBeenCalled());
    await waitFor(() => expect(within(likes).queryByText('Unread')).toBeNull());
    await expect(shown.getByRole('tab', { name: 'Unread 2' })).toBeVisible();
  },
};
/** One of a kind that is not known opens nothing, and is read. */
export const UnknownKind: Story = {
  // It looks as ReadsOnClick does.
  tags: ['!visual'],
  beforeEach({ msw }) {
    msw.use(...having(notifications.map((one) => ({ ...one, status: one.type === 77 ? 0 : 1 }))));
  },
  play: async ({ args, userEvent }) => {
    const shown = await drawer();
    await userEvent.click(await shown.findByRole('button', { name: /does not know yet/ }));
    await waitFor(() => expect(updated).toHaveBeenCalledOnce());
    await waitFor(() => expect(shown.queryByRole('button', { name: 'Mark all as read' })).toBeNull());
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
export const MarksAll: Story = {
  // It ends as the empty list of NotificationsDrawer.
  tags: ['!visual'],
  play: async ({ userEvent }) => {
    const shown = await drawer();
    await userEvent.click(await shown.findByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(updated.mock.calls[0]?.[0]).toMatchObject({ all: true }));
    await userEvent.click(shown.getByRole('tab', { name: /^Unread/ }));
    await expect(await shown.findByText('You have read everything.')).toBeVisible();
  },
};
/** A kind is turned off where it is read, as in Settings, and on again by the toast. */
export const TurnsOff: Story = {
  // The row goes on looking as it did; the toast is one of Toaster's.
  tags: ['!visual'],
  beforeEach({ msw }) {
    switched.mockClear().mockImplementation(notificationHandlers.notificationUpdate);
    msw.use(...mock({ notificationUpdate: switched }));
  },
  play: async ({ userEvent }) => {
    const shown = await drawer();
    const more = { name: /^More about: .* liked your post/ };
    await shown.findByRole('button', more);
    await choose({ canvas: shown, userEvent }, 'Turn off likes', more.name);
    await waitFor(() => expect(toastQueue.all()).toMatchObject([{ title: 'Likes are turned off' }]));
    const asked = () => switched.mock.calls.map(([{ type, value }]) => [type, value]);
    await expect(asked()).toEqual([
      [117, false],
      [115, false],
    ]);
    await waitFor(() => expect(shown.queryByRole('button', more)).toBeNull());
    toastQueue.all()[0]?.action?.onClick();
    await waitFor(() =>
      expect(asked().slice(2)).toEqual([
        [117, true],
        [115, true],
      ]),
    );
    await expect(await shown.findByRole('button', more)).toBeInTheDocument();
  },
};
/** What could not be marked is unread again. */
export const NotMarked: Story = {
  // The failure is a toast, which the stories of Toaster draw.
  tags: ['!visual'],
  beforeEach({ msw }) {
    msw.use(...mock({ updateNotification: failing() }));
  },
  play: async ({ userEvent }) => {
    const shown = await drawer();
    await userEvent.click(await shown.findByRole('button', { name: 'Mark all as read' }));
    await waitFor(() =>
      expect(toastQueue.all()).toMatchObject([{ kind: 'error', title: 'Something went wrong' }]),
    );
    await waitFor(() => expect(shown.getByRole('tab', { name: 'Unread 3' })).toBeVisible());
  },
};
/** [S7.7] Pages from 1 on; the next one while pages times their size is below the count. */
export const Paging: Story = {
  // Rows of one kind, which LoadingMore of NotificationsDrawer draws.
  tags: ['!visual'],
  beforeEach({ msw }) {
    msw.use(...having(manyNotifications(20)));
  },
  play: async ({ userEvent }) => {
    const shown = await drawer();
    await expect(await shown.findAllByText(/follows you/)).toHaveLength(10);
    await userEvent.click(shown.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(shown.getAllByText(/follows you/)).toHaveLength(20));
    await expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    const asked = listed.mock.calls.map(([{ userId, pageIndex }]) => `${userId} ${pageIndex}`);
    const { userId } = authors.amara;
    await expect([...new Set(asked)]).toEqual([`${userId} 1`, `${userId} 2`]);
    await expect(listed.mock.results.at(-1)?.value).toMatchObject({ count: 20 });
  },
};
