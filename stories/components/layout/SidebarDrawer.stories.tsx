import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { informationPlaces, jobSeekerPlaces } from '../../../mocks/fixtures/places.ts';
import { SidebarDrawer, type SidebarDrawerProps } from '../../../src/components/layout/SidebarDrawer.tsx';
import { Button } from '../../../src/components/ui/Button.tsx';

function Opener(props: SidebarDrawerProps) {
  const [open, setOpen] = useState(props.open);
  const close = () => {
    props.onClose();
    setOpen(false);
  };
  return (
    <>
      <h1>Dashboard</h1>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Open menu
      </Button>
      <SidebarDrawer {...props} open={open} onClose={close} />
    </>
  );
}

const meta = {
  title: 'Components/Layout/SidebarDrawer',
  component: SidebarDrawer,
  args: { open: true, onClose: fn(), main: jobSeekerPlaces, information: informationPlaces },
  render: (args) => <Opener {...args} />,
} satisfies Meta<typeof SidebarDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  args: { open: false },
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open menu' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveFocus());
    await userEvent.tab({ shift: true });
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveFocus());
  },
};
export const WithActions: Story = { args: { live: { onVideo: fn(), onAudio: fn() } } };
