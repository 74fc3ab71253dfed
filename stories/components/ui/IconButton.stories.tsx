import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, Bookmark, Mic, Plus, Trash2 } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { IconButton } from '../../../src/components/ui/IconButton.tsx';

const meta = {
  title: 'Components/Ui/IconButton',
  component: IconButton,
  args: { label: 'Notifications', icon: <Bell />, onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Notifications' });
    await expect(button).toHaveAttribute('title', 'Notifications');
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Outline: Story = { args: { variant: 'outline' } };
export const Solid: Story = { args: { variant: 'solid', label: 'New post', icon: <Plus /> } };
export const Danger: Story = { args: { variant: 'danger', label: 'Delete', icon: <Trash2 /> } };
export const Live: Story = { args: { variant: 'live', label: 'Go live', icon: <Mic /> } };
export const Pressed: Story = {
  args: { pressed: true, label: 'Save', icon: <Bookmark /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Save', pressed: true })).toBeVisible();
  },
};
export const Disabled: Story = { args: { disabled: true } };
