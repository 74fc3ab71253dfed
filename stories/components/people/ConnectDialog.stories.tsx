import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { authors } from '../../../mocks/factories/feed.ts';
import { findDialog } from '../../../mocks/findDialog.ts';
import { longName } from '../../../mocks/fixtures/longText.ts';
import { ConnectDialog } from '../../../src/components/people/ConnectDialog.tsx';
import { Button } from '../../../src/components/ui/Button.tsx';

const meta = {
  title: 'Components/People/ConnectDialog',
  component: ConnectDialog,
  args: { member: authors.ilse, onSubmit: fn(), onClose: fn() },
} satisfies Meta<typeof ConnectDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const tooLong = 'We met at the gate. '.repeat(16);

export const Open: Story = {
  render: function Controlled(args) {
    const [member, setMember] = useState<typeof args.member>();
    return (
      <>
        <Button onClick={() => setMember(args.member)}>Connect</Button>
        <ConnectDialog {...args} member={member} onClose={() => setMember(undefined)} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Connect' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await findDialog('Connect with Ilse van Dorp');
    // Escape closes it, and the focus goes back.
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    // Once more, for the picture.
    await userEvent.keyboard('{Enter}');
    const dialog = await findDialog('Connect with Ilse van Dorp');
    await expect(within(dialog).getByRole('textbox', { name: /Note/ })).toBeInTheDocument();
  },
};
/** It could not be sent: the words come back with the reason. They are too long as well. */
export const TooLong: Story = {
  args: { note: tooLong, error: 'You can send 100 requests a day. Please try again tomorrow.' },
  play: async ({ args, userEvent }) => {
    const dialog = within(await findDialog('Connect with Ilse van Dorp'));
    await expect(dialog.getByRole('alert')).toHaveTextContent('100 requests a day');
    await expect(dialog.getByRole('textbox', { name: /Note/ })).toHaveValue(tooLong);
    await userEvent.click(dialog.getByRole('button', { name: 'Send request' }));
    await expect(dialog.getByText('A note has at most 300 characters.')).toBeInTheDocument();
    await expect(dialog.getByRole('textbox', { name: /Note/ })).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
/** A note is no duty. */
export const LongText: Story = {
  args: { member: { userName: longName } },
  play: async ({ args, userEvent }) => {
    const dialog = within(await findDialog(/^Connect with/));
    const send = dialog.getByRole('button', { name: 'Send request' });
    await userEvent.click(send);
    await expect(args.onSubmit).toHaveBeenCalledWith({ note: '' });
    await userEvent.type(dialog.getByRole('textbox', { name: /Note/ }), ' We met at the gate. ');
    await userEvent.click(send);
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ note: 'We met at the gate.' });
  },
};
