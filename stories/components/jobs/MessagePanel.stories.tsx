import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { MessagePanel } from '../../../src/components/jobs/MessagePanel.tsx';

const meta = {
  title: 'Components/Jobs/MessagePanel',
  component: MessagePanel,
  args: { message: 'We would love to see you in Bremerhaven.', onSend: fn() },
} satisfies Meta<typeof MessagePanel>;
export default meta;
type Story = StoryObj<typeof meta>;
export const Waiting: Story = { args: { waiting: true } };
export const Sending: Story = {
  // It looks as the default does.
  tags: ['!visual'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    const field = canvas.getByRole('textbox', { name: 'New message' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, 'Bring your boots.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await expect(args.onSend).toHaveBeenCalledWith({ message: 'Bring your boots.' });
  },
};
export const Busy: Story = { args: { busy: true } };
