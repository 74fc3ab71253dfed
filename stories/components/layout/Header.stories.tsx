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

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Rolecast, home' })).toHaveAttribute('href', '/');
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications, 3 unread' }));
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
};
