import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { SettingsDialog, type SettingsDialogProps } from '../../../src/components/account/SettingsDialog.tsx';
import { Button } from '../../../src/components/ui/Button.tsx';
import { LinkContext, type LinkComponentProps } from '../../../src/components/ui/LinkContext.tsx';

/** Stays in the story's own router. */
const InsideLink = ({ href, ...props }: LinkComponentProps) => <Link to={href} {...props} />;

function Opener(props: SettingsDialogProps) {
  const [open, setOpen] = useState(props.open);
  const close = () => {
    props.onClose();
    setOpen(false);
  };
  return (
    <LinkContext value={InsideLink}>
      <h1>Dashboard</h1>
      <Button onClick={() => setOpen(true)}>Open settings</Button>
      <SettingsDialog {...props} open={open} onClose={close} />
    </LinkContext>
  );
}

const meta = {
  title: 'Components/Account/SettingsDialog',
  component: SettingsDialog,
  args: { open: true, onClose: fn() },
  render: (args) => <Opener {...args} />,
} satisfies Meta<typeof SettingsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const link = (name: RegExp) => screen.findByRole('link', { name });

/** Section Account (product S59). */
export const Open: Story = {
  args: { open: false },
  play: async ({ args, canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Open settings' });
    const open = async () => {
      opener.focus();
      await userEvent.keyboard('{Enter}');
      return screen.findByRole('dialog', { name: 'Settings' });
    };
    await step('opens from the keyboard, with focus on the first row', async () => {
      const account = within(await open()).getByRole('region', { name: 'Account' });
      const rows = within(account).getAllByRole('link');
      await expect(rows.map((row) => row.getAttribute('href'))).toEqual([
        '/change-password',
        '/delete-account',
      ]);
      await waitFor(() => expect(rows[0]).toHaveFocus());
    });
    await step('the Tab key stays inside', async () => {
      for (let press = 0; press < 4; press++) {
        await userEvent.tab();
        await expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
      }
    });
    await step('Escape closes it, focus returns', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(opener).toHaveFocus());
    });
    await step('a row closes it too', async () => {
      await open();
      await userEvent.click(await link(/^Change Password/));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(args.onClose).toHaveBeenCalledTimes(2);
    });
    await open();
  },
};
