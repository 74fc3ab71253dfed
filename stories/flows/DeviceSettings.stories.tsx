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
import { singleKeysAct } from '../../src/hooks/site/singleKeys.ts';

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

/** Kept on this device, also for the next time; so is whether single keys act. */
export const EnterSends: Story = {
  beforeEach() {
    localStorage.setItem('rolecast.enterSends', 'false');
    signedIn();
    return () => localStorage.removeItem('rolecast.shortcuts');
  },
  play: async ({ userEvent }) => {
    const dialog = within(await findDialog('Settings'));
    const keys = await dialog.findByRole('switch', { name: 'Keyboard shortcuts' });
    await expect(keys).toBeChecked();
    await userEvent.click(keys);
    await expect(keys).not.toBeChecked();
    // The keys themselves rest while a dialog is open: what each of them asks first.
    await expect(singleKeysAct()).toBe(false);
    await expect(localStorage.getItem('rolecast.shortcuts')).toBe('false');
    await userEvent.click(keys);
    await expect(keys).toBeChecked();
    await expect(singleKeysAct()).toBe(true);
    const row = await dialog.findByRole('switch', { name: 'Enter sends messages' });
    await expect(row).not.toBeChecked();
    await userEvent.click(row);
    await expect(row).toBeChecked();
    await expect(localStorage.getItem('rolecast.enterSends')).toBe('true');
  },
};
/** Who has no chats is not asked; the lists are those of the profile that the role has. */
export const WithoutChats: Story = {
  beforeEach: () => signedIn(authors.nordlicht),
  play: async () => {
    const dialog = within(await findDialog('Settings'));
    await expect(dialog.getByRole('switch', { name: 'Keyboard shortcuts' })).toBeVisible();
    await expect(dialog.queryByRole('switch', { name: 'Enter sends messages' })).toBeNull();
    const privacy = within(dialog.getByRole('region', { name: 'Privacy & data' }));
    await expect(privacy.getAllByRole('link').map((row) => row.getAttribute('href'))).toEqual([
      '/user-profile?tab=connections&list=blocked',
      '/user-profile?tab=connections&list=muted',
    ]);
  },
};
