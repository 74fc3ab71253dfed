import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { packages } from '../../../../mocks/factories/events.ts';
import { attendeeQuestions, attendees, makeAttendee } from '../../../../mocks/factories/eventPanel.ts';
import { findDialog } from '../../../../mocks/findDialog.ts';
import { longName } from '../../../../mocks/fixtures/longText.ts';
import { AttendeesPanel } from '../../../../src/components/events/organiser/AttendeesPanel.tsx';
import { noAttendeeFilters } from '../../../../src/domain/attendees.ts';

const ready = { status: 'ready', hasMore: false, busy: false, onLoadMore: fn() } as const;
const drawer = {
  ticket: undefined,
  timezone: 'Europe/Berlin',
  questions: attendeeQuestions,
  onClose: fn(),
  onEdit: fn(),
  onStopEditing: fn(),
  onSave: fn(),
  onResend: fn(),
  onCancel: fn(),
  onRefund: fn(),
};

const meta = {
  title: 'Components/Events/AttendeesPanel',
  component: AttendeesPanel,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 984, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    filters: noAttendeeFilters,
    packages,
    onChange: fn(),
    state: { ...ready, items: attendees },
    count: 88,
    onOpen: fn(),
    onExport: fn(),
    drawer,
    refund: { asked: undefined, onConfirm: fn(), onCancel: fn() },
  },
} satisfies Meta<typeof AttendeesPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const long = makeAttendee({ ticketId: 'at-long', attendeeName: longName.slice(0, 100) });
const blur = () => (document.activeElement as HTMLElement | null)?.blur();

/** The last name is as long as one may be: it goes on in a second line. */
export const Default: Story = {
  args: { state: { ...ready, items: [...attendees, long], hasMore: true } },
  play: async ({ args, canvas, userEvent }) => {
    const name = canvas.getByText(long.attendeeName);
    const room = name.parentElement!.getBoundingClientRect(); // A row has both.
    await expect(name.getBoundingClientRect().right).toBeLessThanOrEqual(room.right);
    await userEvent.selectOptions(canvas.getByLabelText('Package'), 'Afternoon');
    await expect(args.onChange).toHaveBeenCalledWith({ ...noAttendeeFilters, packageId: 'p2' });
    await userEvent.click(canvas.getByRole('button', { name: /Amara Diallo/ }));
    await expect(args.onOpen).toHaveBeenCalledWith({ ticket: attendees[0] });
    blur();
  },
};
export const Empty: Story = {
  args: { state: { status: 'empty' }, count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Nobody has a ticket yet/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Export CSV' })).toBeNull();
  },
};
/** What filters hide can be had back at once. */
export const NothingFits: Story = {
  args: { state: { status: 'empty' }, count: 0, filters: { ...noAttendeeFilters, text: 'Zoë' } },
  play: async ({ args, canvas, userEvent }) => {
    const clear = canvas.getByRole('button', { name: 'Clear filters' });
    await userEvent.click(clear);
    await expect(args.onChange).toHaveBeenCalledWith(noAttendeeFilters);
    clear.blur();
  },
};
/** An address that is known can become another one, not none. */
export const Editing: Story = {
  args: { drawer: { ...drawer, ticket: attendees[0], editing: true } },
  play: async ({ args, userEvent }) => {
    const dialog = await findDialog('Amara Diallo');
    const email = dialog.querySelector<HTMLInputElement>('input[type=email]');
    await userEvent.clear(email!); // The form has one.
    await userEvent.keyboard('{Enter}');
    await expect(dialog).toHaveTextContent('Please enter an e-mail address.');
    await expect(email).toHaveFocus();
    await expect(args.drawer.onSave).not.toHaveBeenCalled();
    blur();
  },
};
