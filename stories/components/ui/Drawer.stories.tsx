import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { longName, longText } from '../../../mocks/fixtures/longText.ts';
import { missAnimations } from '../../../mocks/fixtures/missAnimations.ts';
import { Button } from '../../../src/components/ui/Button.tsx';
import { Drawer, type DrawerProps } from '../../../src/components/ui/Drawer.tsx';
import { Link } from '../../../src/components/ui/Link.tsx';

function Opener(props: DrawerProps) {
  const [open, setOpen] = useState(props.open);
  const close = () => {
    props.onClose();
    setOpen(false);
  };
  return (
    <>
      <h1>Dashboard</h1>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Open
      </Button>
      <Drawer {...props} open={open} onClose={close} />
    </>
  );
}

const meta = {
  title: 'Components/Ui/Drawer',
  component: Drawer,
  args: {
    open: true,
    onClose: fn(),
    title: 'Filters',
    children: (
      <ul>
        <li>
          <Link href="/tickets">Tickets</Link>
        </li>
        <li>
          <Link href="/transactions">Transactions</Link>
        </li>
      </ul>
    ),
  },
  render: (args) => <Opener {...args} />,
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  args: { open: false },
  play: async ({ args, canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await step('opens from the keyboard', async () => {
      opener.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('link', { name: 'Tickets' })).toHaveFocus());
    });
    await step('the Tab key stays inside', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
      await userEvent.tab();
      await expect(screen.getByRole('link', { name: 'Tickets' })).toHaveFocus();
    });
    // As a page that comes late gives the focus to its title: nobody wanted the drawer to go.
    await step('it keeps the focus that somebody takes', async () => {
      opener.focus();
      await waitFor(() =>
        expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement),
      );
      await expect(args.onClose).not.toHaveBeenCalled();
    });
    await step('Escape closes it, focus returns', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(opener).toHaveFocus());
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
    await step('it goes also where a busy browser tells nobody that the animation has ended', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('link', { name: 'Tickets' })).toHaveFocus());
      await missAnimations(async () => {
        await userEvent.keyboard('{Escape}');
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      });
      await waitFor(() => expect(opener).toHaveFocus());
    });
  },
};
export const LongText: Story = { args: { title: longName, children: longText.repeat(3) } };
