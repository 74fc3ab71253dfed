import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { termsHtml } from '../../../mocks/fixtures/html.ts';
import { LegalDialog, type LegalDialogProps } from '../../../src/components/account/LegalDialog.tsx';
import { Button } from '../../../src/components/ui/Button.tsx';

function Opener(props: LegalDialogProps) {
  const [open, setOpen] = useState(props.open);
  const close = () => {
    props.onClose();
    setOpen(false);
  };
  return (
    <>
      <h1>Create account</h1>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Read them
      </Button>
      <LegalDialog {...props} open={open} onClose={close} />
    </>
  );
}

const meta = {
  title: 'Components/Account/LegalDialog',
  component: LegalDialog,
  args: { open: true, text: 'terms', html: termsHtml, onClose: fn(), onRetry: fn() },
  render: (args) => <Opener {...args} />,
} satisfies Meta<typeof LegalDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  args: { open: false },
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Read them' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Terms' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    for (let press = 0; press < 5; press++) {
      await userEvent.tab();
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Error: Story = {
  args: {
    html: undefined,
    error: { message: 'You seem to be offline. Check your connection and try again.' },
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
