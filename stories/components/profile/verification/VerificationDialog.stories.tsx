import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { findDialog } from '../../../../mocks/findDialog.ts';
import {
  chosenFiles,
  itemInReview,
  makeVerificationItem,
  returnedItem,
} from '../../../../mocks/factories/verification.ts';
import {
  VerificationDialog,
  type VerificationDialogProps,
} from '../../../../src/components/profile/verification/VerificationDialog.tsx';
import { Button } from '../../../../src/components/ui/Button.tsx';

function Opener(props: VerificationDialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Verify it</Button>
      <VerificationDialog {...props} item={open ? props.item : undefined} onClose={() => setOpen(false)} />
    </>
  );
}

const meta = {
  title: 'Components/Profile/VerificationDialog',
  component: VerificationDialog,
  args: {
    item: makeVerificationItem(),
    onClose: fn(),
    files: [],
    onAdd: fn(),
    onRemove: fn(),
    onRetry: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof VerificationDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  render: (args) => <Opener {...args} />,
  play: async ({ canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Verify it' });
    const open = async () => {
      opener.focus();
      await userEvent.keyboard('{Enter}');
      return findDialog('Verify');
    };
    await step('opens from the keyboard and keeps the focus', async () => {
      await expect(await open()).toHaveAccessibleDescription('Certified Kubernetes Administrator');
      for (let press = 0; press < 5; press++) {
        await userEvent.tab();
        await expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
      }
    });
    await step('Escape closes it, focus returns', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(opener).toHaveFocus());
    });
    await open();
  },
};
export const SentBack: Story = {
  args: { item: returnedItem },
  play: async () => {
    const dialog = await findDialog('Verify');
    await expect(within(dialog).getByText(/cannot be read/)).toBeInTheDocument();
  },
};
/** Read only: nothing can be added or removed. */
export const InReview: Story = {
  args: { item: itemInReview },
  play: async () => {
    const dialog = within(await findDialog('What you sent'));
    await expect(dialog.getByRole('link', { name: /^licence.pdf/ })).toHaveAttribute(
      'href',
      expect.stringContaining('signature='),
    );
    await expect(dialog.queryByRole('button', { name: /Remove|Send|Choose/ })).toBeNull();
  },
};
export const Sending: Story = {
  args: { files: chosenFiles, busy: true },
  play: async () => {
    const dialog = await findDialog('Verify');
    await expect(dialog).toHaveAttribute('aria-busy', 'true');
    await expect(within(dialog).getAllByRole('listitem')).toHaveLength(2);
  },
};
