import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FollowButton } from '../../../src/components/ui/FollowButton.tsx';

const meta = {
  title: 'Components/Ui/FollowButton',
  component: FollowButton,
  args: { name: 'Fjordlys', onFollow: fn() },
} satisfies Meta<typeof FollowButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Follow Fjordlys' }));
    await expect(args.onFollow).toHaveBeenCalledWith({ following: true });
  },
};
/** Unfollow stands there only for whoever is about to press it. */
export const Following: Story = {
  args: { following: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Following Fjordlys' });
    await userEvent.tab();
    await expect(button).toHaveAccessibleName('Unfollow Fjordlys');
    await userEvent.keyboard('{Enter}');
    await expect(args.onFollow).toHaveBeenCalledWith({ following: false });
    await expect(button).toHaveAccessibleName('Following Fjordlys');
  },
};
export const Prominent: Story = { args: { prominent: true, size: 'md' } };
