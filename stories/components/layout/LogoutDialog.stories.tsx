import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { LogoutDialog, type LogoutDialogProps } from '../../../src/components/layout/LogoutDialog.tsx';
import { ProfileMenu } from '../../../src/components/layout/ProfileMenu.tsx';

/** Opened as in the application: from the profile menu. */
function Opener(props: LogoutDialogProps) {
  const [open, setOpen] = useState(props.open);
  const cancel = () => {
    props.onCancel();
    setOpen(false);
  };
  return (
    <>
      <h1>Dashboard</h1>
      <ProfileMenu
        member={{ id: '7', name: 'Amara Diallo', roleLabel: 'User' }}
        onLogout={() => setOpen(true)}
      />
      <LogoutDialog {...props} open={open} onCancel={cancel} />
    </>
  );
}

const meta = {
  title: 'Components/Layout/LogoutDialog',
  component: LogoutDialog,
  args: { open: true, onCancel: fn(), onLogout: fn(), onLogoutAnyway: fn() },
  render: (args) => <Opener {...args} />,
} satisfies Meta<typeof LogoutDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const button = (name: string) => screen.findByRole('button', { name });

/** [S2.19] */
export const Open: Story = {
  args: { open: false },
  play: async ({ args, canvas, userEvent, step }) => {
    const menu = canvas.getByRole('button', { name: 'Profile menu, Amara Diallo' });
    const ask = async () => {
      menu.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('menuitem')).toHaveAttribute('data-highlighted'));
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('alertdialog', { name: 'Are you sure you want to logout?' });
      await waitFor(async () => expect(await button('Cancel')).toHaveFocus());
    };
    await step('asks, with focus on the safe button, and keeps it', async () => {
      await ask();
      // A menu gives the focus back to its button as it goes.
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await expect(await button('Cancel')).toHaveFocus();
    });
    await step('Escape is no; focus returns to the profile menu', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await expect(args.onCancel).toHaveBeenCalledOnce();
      await waitFor(() => expect(menu).toHaveFocus());
    });
    await step('Tab and Enter is yes', async () => {
      await ask();
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(args.onLogout).toHaveBeenCalledOnce();
    });
  },
};
/** [S8.3] What was not sent yet is named. */
export const Failed: Story = {
  args: { error: 'Something went wrong', unsent: 2 },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText('Something went wrong')).toBeVisible();
    await expect(screen.getByText('2 unsent items will be deleted')).toBeVisible();
    await userEvent.click(await button('Log out anyway'));
    await expect(args.onLogoutAnyway).toHaveBeenCalledOnce();
    await userEvent.click(await button('Retry'));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
};
