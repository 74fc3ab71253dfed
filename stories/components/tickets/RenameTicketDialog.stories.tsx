import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { makeTicket } from '../../../mocks/factories/tickets.ts';
import { findDialog } from '../../../mocks/findDialog.ts';
import { RenameTicketDialog } from '../../../src/components/tickets/RenameTicketDialog.tsx';

const meta = {
  title: 'Components/Tickets/RenameTicketDialog',
  component: RenameTicketDialog,
  args: { ticket: makeTicket(), onRename: fn(), onCancel: fn() },
} satisfies Meta<typeof RenameTicketDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await findDialog('Change the name'));

/** A name is not too short, and has no spaces around it. */
export const Open: Story = {
  play: async ({ args, userEvent }) => {
    const form = await dialog();
    const name = form.getByRole('textbox', { name: /^Name of the attendee/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'M{Enter}');
    await expect(form.getByText('A name has 2 to 100 characters.')).toBeVisible();
    await expect(name).toHaveFocus();
    await expect(args.onRename).not.toHaveBeenCalled();
    await userEvent.clear(name);
    await userEvent.type(name, '  Mei-Lin   Chen ');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(args.onRename).toHaveBeenCalledWith({ attendeeName: 'Mei-Lin Chen' });
  },
};
