import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ProfileMenu } from '../../../src/components/layout/ProfileMenu.tsx';

const meta = {
  title: 'Components/Layout/ProfileMenu',
  component: ProfileMenu,
  args: {
    member: { id: '7', name: 'Amara Diallo', roleLabel: 'User' },
    profileHref: '/profile',
    onOpenSettings: fn(),
    upgradeHref: '/pricing',
    onLogout: fn(),
  },
} satisfies Meta<typeof ProfileMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvas, userEvent }) => {
  canvas.getByRole('button', { name: /^Profile menu/ }).focus();
  await userEvent.keyboard('{Enter}');
  const menu = await screen.findByRole('menu');
  await waitFor(() => expect(menu).toBeVisible());
  // It hears keys only once it has the focus, a frame after it is seen.
  await waitFor(() => expect(menu).toHaveFocus());
};
const entries = () => screen.getAllByRole('menuitem').map((entry) => entry.textContent);

export const Open: Story = {
  play: async (context) => {
    const { args, canvas, userEvent, step } = context;
    await step('the specification’s entries, in its order [S2.16, S6.3]', async () => {
      await open(context);
      await expect(entries()).toEqual(['View Profile', 'Settings', 'Upgrade to Premium', 'Log out']);
    });
    await step('Escape closes it, focus returns', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: 'Profile menu, Amara Diallo' })).toHaveFocus(),
      );
    });
    await step('Log out from the keyboard', async () => {
      await open(context);
      await userEvent.keyboard('{End}{Enter}');
      await waitFor(() => expect(args.onLogout).toHaveBeenCalledOnce());
    });
    await step('opens again for the picture', () => open(context));
  },
};
/** [S6.3] Upgrade to Premium only for non-premium members. */
export const Premium: Story = {
  args: { member: { id: '7', name: 'Amara Diallo', roleLabel: 'User', premium: true } },
  play: async (context) => {
    await open(context);
    await expect(entries()).toEqual(['View Profile', 'Settings', 'Log out']);
  },
};
