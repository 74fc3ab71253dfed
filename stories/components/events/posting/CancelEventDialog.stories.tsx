import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { makePosted } from '../../../../mocks/factories/myEvents.ts';
import { findDialog } from '../../../../mocks/findDialog.ts';
import { longName } from '../../../../mocks/fixtures/longText.ts';
import { CancelEventDialog } from '../../../../src/components/events/posting/CancelEventDialog.tsx';

const meta = {
  title: 'Components/Events/CancelEventDialog',
  component: CancelEventDialog,
  args: { posted: makePosted(), onConfirm: fn(), onCancel: fn() },
} satisfies Meta<typeof CancelEventDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const blur = () => (document.activeElement as HTMLElement | null)?.blur();
const confirm = () => screen.getByRole('button', { name: 'Cancel the event' });

/** The safe button has the focus, and the money that goes back is named. */
export const Open: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await findDialog('Cancel Harbour job fair?');
    await expect(dialog).toHaveTextContent(
      'All 88 tickets are cancelled and €1,087.50 goes back to the buyers.',
    );
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalled();
    blur();
  },
};
/** Without a reason nothing is cancelled; blanks around it are not sent. */
export const Invalid: Story = {
  play: async ({ args, userEvent }) => {
    await findDialog('Cancel Harbour job fair?');
    const reason = screen.getByRole('textbox', { name: 'Reason' });
    await userEvent.click(confirm());
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.type(reason, ' The hall is flooded. ');
    await userEvent.click(confirm());
    await expect(args.onConfirm).toHaveBeenCalledWith({ reason: 'The hall is flooded.' });
    await userEvent.clear(reason);
    await userEvent.click(confirm());
    await expect(screen.getByText('Please say why.')).toBeVisible();
    await waitFor(() => expect(reason).toHaveFocus());
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
/** On its way, and nothing was sold. */
export const LongText: Story = {
  args: {
    posted: makePosted({ eventName: longName.slice(0, 150) }, { sold: 0, revenue: 0, refunded: 0 }),
    busy: true,
  },
  play: async () => {
    await expect(await findDialog(/^Cancel Maria-Theodora/)).toHaveTextContent('Nobody has a ticket.');
    await expect(screen.getByRole('button', { name: 'Keep it' })).toBeDisabled();
    blur();
  },
};
