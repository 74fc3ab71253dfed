import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StartForm } from '../../../../src/components/live/rooms/StartForm.tsx';

const meta = {
  title: 'Components/Live/StartForm',
  component: StartForm,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    initialValues: { title: '', description: '', visibility: '0', eventId: '', record: true },
    events: [],
    canRecord: true,
    busy: false,
    onSubmit: fn(),
    cancelHref: '/',
  },
} satisfies Meta<typeof StartForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What keeps the rules is given on, and what does not says why. */
export const Invalid: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const title = canvas.getByRole('textbox', { name: 'Title' });
    const goLive = canvas.getByRole('button', { name: 'Go live' });
    await userEvent.type(title, 'How I hire juniors');
    await userEvent.click(canvas.getByRole('radio', { name: 'Followers' }));
    await userEvent.click(goLive);
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'How I hire juniors', visibility: '1', record: true }),
    );
    await userEvent.click(canvas.getByRole('radio', { name: 'Everyone' }));
    await userEvent.clear(title);
    await userEvent.click(goLive);
    await expect(title).toHaveFocus();
    await expect(title).toHaveAccessibleDescription('Please give it a title.');
    await userEvent.type(title, 'ab');
    await expect(title).toHaveAccessibleDescription('A title has 3 to 100 characters.');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
/** A room for who has a ticket needs the event. */
export const ForTicketHolders: Story = {
  args: {
    events: [{ eventId: 'e1', eventName: 'Harbour job fair' }],
    initialValues: {
      title: 'Behind the stage',
      description: '',
      visibility: '2',
      eventId: '',
      record: false,
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go live' }));
    await expect(canvas.getByText('Please choose the event.')).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Event' }), 'e1');
    await userEvent.click(canvas.getByRole('button', { name: 'Go live' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ eventId: 'e1' }));
  },
};
/** One room at a time. */
export const AlreadyLive: Story = {
  args: { running: { channelName: 'q7Zr2mK9xT4bLw0c', title: 'Portfolio night' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go back to it' })).toHaveAttribute(
      'href',
      '/live/q7Zr2mK9xT4bLw0c',
    );
  },
};
export const Rejected: Story = {
  args: { error: 'Live rooms cannot be reached now. Please try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Live rooms cannot be reached now.');
  },
};
/** Business members without premium go live, and do not record. */
export const WithoutRecording: Story = {
  args: { canRecord: false, busy: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('checkbox', { name: 'Record it' })).toBeNull();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), 'Two plates');
    await userEvent.click(canvas.getByRole('button', { name: /Go live/ }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
