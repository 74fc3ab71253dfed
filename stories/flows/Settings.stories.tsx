import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { findDialog } from '../../mocks/findDialog.ts';
import { makeSession } from '../../mocks/factories/account.ts';
import { accountHandlers } from '../../mocks/handlers/account.ts';
import { notificationHandlers } from '../../mocks/handlers/notifications.ts';
import { profileHandlers } from '../../mocks/handlers/profile.ts';
import { failing, mock } from '../../mocks/msw.ts';
import { changeMember } from '../../mocks/profileMemory.ts';
import { signedIn } from '../../mocks/session.ts';
import { getSession } from '../../src/api/session.ts';
import Settings from '../../src/app/Settings.tsx';
import { toastQueue } from '../../src/lib/toastQueue.ts';

const meta = {
  title: 'Flows/Settings',
  component: Settings,
  args: { onClose: fn() },
  beforeEach({ msw }) {
    const { exportData, countries } = accountHandlers;
    const { getUserInfo } = profileHandlers;
    msw.use(...mock({ ...notificationHandlers, exportData, countries, getUserInfo }));
    return signedIn();
  },
} satisfies Meta<typeof Settings>;
export default meta;
type Story = StoryObj<typeof meta>;

const email = () => screen.findByRole('switch', { name: 'Email Notifications' });

/** [S2.18] [S4.5] */
export const Default: Story = {
  beforeEach({ msw }) {
    const sent = fn(notificationHandlers.notificationUpdate);
    msw.use(...mock({ notificationUpdate: sent }));
    Object.assign(window, { sentSettings: sent });
  },
  play: async ({ userEvent }) => {
    const dialog = within(await findDialog('Settings'));
    const section = (name: string) => within(dialog.getByRole('region', { name }));
    const account = section('Account');
    await expect(account.getByRole('heading')).toHaveTextContent(/^Account$/);
    await expect(account.getAllByRole('link').map((row) => row.getAttribute('href'))).toEqual([
      '/change-password',
      '/delete-account',
    ]);
    await expect(account.getByText('Change Password').closest('a')).toHaveAttribute(
      'href',
      '/change-password',
    );
    await expect(account.getByText('Delete Account').closest('a')).toHaveAttribute('href', '/delete-account');
    const privacy = section('Privacy & data');
    await expect(privacy.getAllByRole('link').map((row) => row.getAttribute('href'))).toEqual([
      '/profile?tab=connections&list=blocked',
      '/profile?tab=connections&list=muted',
    ]);
    await expect(await email()).toBeChecked();
    const notifications = section('Notifications');
    await expect(notifications.getAllByRole('heading')[0]).toHaveTextContent(/^Notifications$/);
    await expect(notifications.getByRole('switch', { name: 'Email Notifications' })).toBe(await email());
    const app = notifications.getByRole('switch', { name: 'App Notifications' });
    await userEvent.click(app);
    await expect(app).toBeChecked();
    await userEvent.click(await email());
    const { sentSettings } = window as unknown as { sentSettings: ReturnType<typeof fn> };
    await waitFor(() => expect(sentSettings).toHaveBeenCalledTimes(2));
    await expect(sentSettings.mock.calls.map(([body]) => body)).toEqual([
      { type: 2, value: true },
      { type: 1, value: false },
    ]);
    await waitFor(() => expect(screen.queryByText('Saving')).toBeNull());
    await expect(await email()).not.toBeChecked();
  },
};
/** Another e-mail address: the password, then the code that went there; what is shown is the new one. */
export const ChangesEmail: Story = {
  beforeEach({ msw }) {
    const asked = fn(accountHandlers.resendCode);
    const confirmed = fn(() => {
      changeMember({ email: 'amara@example.net' });
      return { message: 'Saved', response: makeSession({ id: getSession().userId ?? '' }) };
    });
    msw.use(...mock({ resendCode: asked, verify: confirmed }));
    Object.assign(window, { sentContact: { asked, confirmed } });
  },
  play: async ({ userEvent }) => {
    const { sentContact } = window as unknown as { sentContact: Record<string, ReturnType<typeof fn>> };
    const settings = within(await findDialog('Settings'));
    await userEvent.click(await settings.findByRole('button', { name: 'Change e-mail' }));
    const dialog = within(await findDialog('Change e-mail address'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'New e-mail address' }), 'amara@example.net');
    await userEvent.type(dialog.getByLabelText('Current password'), 'a long pass phrase{Enter}');
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Code' }), '123456');
    await expect(await settings.findByText('amara@example.net')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Change e-mail address' })).toBeNull());
    await expect(sentContact.asked?.mock.calls[0]?.[0]).toEqual({
      userId: getSession().userId,
      authMode: 4,
      channel: 1,
      newEmail: 'amara@example.net',
      currentPassword: 'a long pass phrase',
    });
    await expect(sentContact.confirmed?.mock.calls[0]?.[0]).toMatchObject({ otp: '123456', authMode: 4 });
    await expect(toastQueue.all()).toMatchObject([{ title: 'Your e-mail address was changed' }]);
  },
};
/** One kind is two types for the server; only what belongs to the role is there. */
export const Kinds: Story = {
  beforeEach({ msw }) {
    const sent = fn(notificationHandlers.notificationUpdate);
    msw.use(...mock({ notificationUpdate: sent }));
    Object.assign(window, { sentSettings: sent });
  },
  play: async ({ userEvent }) => {
    await findDialog('Settings');
    await userEvent.click(await screen.findByText(/^What you are told of/));
    const likes = screen.getByRole('switch', { name: 'Likes' });
    await expect(likes).toBeChecked();
    await expect(screen.queryByRole('switch', { name: 'New followers' })).toBeNull();
    await userEvent.click(likes);
    await expect(likes).not.toBeChecked();
    const { sentSettings } = window as unknown as { sentSettings: ReturnType<typeof fn> };
    await waitFor(() => expect(sentSettings).toHaveBeenCalledTimes(2));
    await expect(sentSettings.mock.calls.map(([body]) => body)).toEqual([
      { type: 117, value: false },
      { type: 115, value: false },
    ]);
    await waitFor(() => expect(screen.queryByText('Saving')).toBeNull());
    await expect(likes).not.toBeChecked();
  },
};
/** Everywhere but here, without a question: whoever was logged out by it logs in again. */
export const OtherDevices: Story = {
  // As the stories of PrivacyPanel.
  tags: ['!visual'],
  beforeEach({ msw }) {
    const sent = fn(() => ({ message: 'Your other devices are logged out' }));
    msw.use(...mock({ logout: sent }));
    Object.assign(window, { sentLogout: sent });
  },
  play: async ({ userEvent }) => {
    const { sentLogout } = window as unknown as { sentLogout: ReturnType<typeof fn> };
    await findDialog('Settings');
    await userEvent.click(await screen.findByRole('button', { name: 'Log out other devices' }));
    await expect(await screen.findByText('Your other devices are logged out')).toBeInTheDocument();
    await expect(sentLogout.mock.calls.map(([body]) => body)).toEqual([
      { userId: getSession().userId, otherDevices: true },
    ]);
    await expect(getSession().isLoggedIn).toBe(true);
  },
};
/** A copy of all data is asked for from here. */
export const PacksData: Story = {
  play: async ({ userEvent }) => {
    await findDialog('Settings');
    await email();
    // What comes above the button later would move it after it was scrolled to.
    await screen.findByRole('button', { name: 'Change phone' });
    await userEvent.click(screen.getByRole('button', { name: 'Pack my data' }));
    await expect(await screen.findByText(/We are packing your data\. You can leave/)).toBeInTheDocument();
  },
};
/** [S8.3] The generic toast, and what the server has is shown again. */
export const Fails: Story = {
  // The failure is a toast, which the stories of Toaster draw.
  tags: ['!visual'],
  beforeEach({ msw }) {
    const asked = fn(notificationHandlers.fetchNotificationValue);
    msw.use(...mock({ notificationUpdate: failing(), fetchNotificationValue: asked }));
    Object.assign(window, { askedSettings: asked });
  },
  play: async ({ userEvent }) => {
    const { askedSettings } = window as unknown as { askedSettings: ReturnType<typeof fn> };
    await findDialog('Settings');
    await userEvent.click(await email());
    await waitFor(() =>
      expect(toastQueue.all()).toMatchObject([{ kind: 'error', title: 'Something went wrong' }]),
    );
    await waitFor(() => expect(askedSettings).toHaveBeenCalledTimes(2));
    await waitFor(async () => expect(await email()).toBeChecked());
  },
};
export const NoEmail: Story = {
  beforeEach({ msw }) {
    changeMember({ email: undefined });
    const message = 'Add an e-mail to your account first.';
    msw.use(
      ...mock({
        fetchNotificationValue: () => ({ message: 'Settings', response: {} }),
        notificationUpdate: failing(422, { code: 'VALIDATION', errors: { value: message } }),
      }),
    );
  },
  play: async ({ userEvent }) => {
    await findDialog('Settings');
    await userEvent.click(await email());
    await screen.findByText('Add an e-mail to your account first.');
    await waitFor(async () => expect(await email()).not.toBeChecked());
  },
};
