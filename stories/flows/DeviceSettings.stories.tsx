import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { authors } from '../../mocks/factories/feed.ts';
import { findDialog } from '../../mocks/findDialog.ts';
import { accountHandlers } from '../../mocks/handlers/account.ts';
import { notificationHandlers } from '../../mocks/handlers/notifications.ts';
import { profileHandlers } from '../../mocks/handlers/profile.ts';
import { mock } from '../../mocks/msw.ts';
import { signedIn } from '../../mocks/session.ts';
import Settings from '../../src/app/Settings.tsx';

const meta = {
  title: 'Flows/DeviceSettings',
  component: Settings,
  args: { onClose: fn() },
  // Flows/Settings draws them.
  tags: ['!visual'],
  beforeEach({ msw }) {
    const { exportData, countries } = accountHandlers;
    const { getUserInfo } = profileHandlers;
    msw.use(...mock({ ...notificationHandlers, exportData, countries, getUserInfo }));
  },
} satisfies Meta<typeof Settings>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Kept on this device, also for the next time. */
export const EnterSends: Story = {
  beforeEach() {
    localStorage.setItem('rolecast.enterSends', 'false');
    return signedIn();
  },
  play: async ({ userEvent }) => {
    const dialog = within(await findDialog('Settings'));
    const row = await dialog.findByRole('switch', { name: 'Enter sends messages' });
    await expect(row).not.toBeChecked();
    await userEvent.click(row);
    await expect(row).toBeChecked();
    await expect(localStorage.getItem('rolecast.enterSends')).toBe('true');
  },
};
/** Who has no chats is not asked. */
export const WithoutChats: Story = {
  beforeEach: () => signedIn(authors.nordlicht),
  play: async () => {
    const dialog = within(await findDialog('Settings'));
    await expect(dialog.getByRole('switch', { name: 'Keyboard shortcuts' })).toBeVisible();
    await expect(dialog.queryByRole('switch', { name: 'Enter sends messages' })).toBeNull();
  },
};
