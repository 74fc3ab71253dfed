import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { heldTickets } from '../../../mocks/factories/heldTickets.ts';
import { findDialog } from '../../../mocks/findDialog.ts';
import { codeOf } from '../../../mocks/fixtures/ticketCodes.ts';
import { TicketCodesDialog } from '../../../src/components/tickets/TicketCodesDialog.tsx';
import { byEvent } from '../../../src/domain/tickets.ts';

const meta = {
  title: 'Components/Tickets/TicketCodesDialog',
  component: TicketCodesDialog,
  args: { group: byEvent(heldTickets)[0], codeOf, onClose: fn() },
} satisfies Meta<typeof TicketCodesDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One for each person; what was handed on is not among them. */
export const Open: Story = {
  play: async () => {
    const dialog = within(await findDialog('Harbour job fair'));
    await expect(dialog.getAllByRole('img', { name: /^QR code of/ })).toHaveLength(3);
    await expect(dialog.queryByText('Joon-ho Baek')).toBeNull();
  },
};
