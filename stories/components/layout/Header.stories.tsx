import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Header } from '../../../src/components/layout/Header.tsx';

const profile = {
  member: { id: '7', name: 'Amara Diallo', roleLabel: 'User' },
  profileHref: '/profile',
  onOpenSettings: fn(),
  upgradeHref: '/pricing',
  onLogout: fn(),
};

const meta = {
  title: 'Components/Layout/Header',
  component: Header,
  parameters: { layout: 'bare' },
  args: {
    theme: 'light',
    onToggle: fn(),
    sidebar: { open: true, onToggle: fn(), onOpenDrawer: fn() },
    notifications: { unread: 3, onOpen: fn() },
    profile,
  },
} satisfies Meta<typeof Header>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [S2.16] How many are unread stands at the bell. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Rolecast, home' })).toHaveAttribute('href', '/');
    const bell = canvas.getByRole('button', { name: 'Notifications, 3 unread' });
    await expect(canvas.getByText('3')).toBeVisible();
    await userEvent.click(bell);
    await expect(args.notifications?.onOpen).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Use dark theme' }));
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
};
export const Playground: Story = {
  args: {
    sidebar: { open: false, onToggle: fn(), onOpenDrawer: fn() },
    live: { onVideo: fn(), onAudio: fn() },
    notifications: { unread: 128, onOpen: fn() },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Notifications, 128 unread' })).toBeVisible();
    await expect(canvas.getByText('99+')).toBeVisible();
  },
};
