import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { makeEventPanel } from '../../../../mocks/factories/eventPanel.ts';
import { OrganiserMessagesPanel } from '../../../../src/components/events/organiser/OrganiserMessagesPanel.tsx';
import { noMessage } from '../../../../src/domain/organiser.ts';

const meta = {
  title: 'Components/Events/OrganiserMessagesPanel',
  component: OrganiserMessagesPanel,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 984, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  args: { panel: makeEventPanel(), turn: 0, initial: noMessage, onChange: fn(), onSend: fn() },
} satisfies Meta<typeof OrganiserMessagesPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const blur = () => (document.activeElement as HTMLElement | null)?.blur();

/** Whom it reaches is said before it is sent. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const reach = canvas.getByText(/^Goes to whoever holds these 88 tickets/);
    await userEvent.selectOptions(canvas.getByLabelText('To'), 'Those who are not checked in');
    await expect(reach).toHaveTextContent('these 57 tickets');
    await userEvent.type(canvas.getByLabelText('Message'), ' Doors open at nine. ');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSend).toHaveBeenCalledWith({
      audience: 'NOT_CHECKED_IN',
      packageId: '',
      message: 'Doors open at nine.',
    });
    blur();
  },
};
export const Invalid: Story = {
  args: {
    panel: makeEventPanel({}, { messages: [] }),
    initial: { ...noMessage, audience: 'PACKAGE' },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByText('Nothing was sent yet.')).toBeVisible();
    await expect(canvas.getByText('Please choose a package.')).toBeVisible();
    await expect(canvas.getByText('Please write a message.')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Package')).toHaveFocus());
    await expect(args.onSend).not.toHaveBeenCalled();
    blur();
  },
};
/** Too many in a day: it says so where it is written, and keeps what is written. */
export const Refused: Story = {
  args: {
    initial: { ...noMessage, message: 'Doors open at nine.' },
    errors: { message: 'That was too often. Please try again in 3 hours.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Message')).toHaveValue('Doors open at nine.');
    await expect(canvas.getByLabelText('Message')).toHaveAccessibleDescription(/^That was too often/);
    blur();
  },
};
