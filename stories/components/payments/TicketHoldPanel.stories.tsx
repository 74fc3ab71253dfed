import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { longText } from '../../../mocks/fixtures/longText.ts';
import { TicketHoldPanel } from '../../../src/components/payments/TicketHoldPanel.tsx';

const meta = {
  title: 'Components/Payments/TicketHoldPanel',
  component: TicketHoldPanel,
  args: { trouble: { status: 'ended' }, onCheckAgain: fn(), backHref: '/events' },
} satisfies Meta<typeof TicketHoldPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your hold ended — check again');
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await expect(args.onCheckAgain).toHaveBeenCalledOnce();
  },
};
export const Refused: Story = {
  args: { trouble: { status: 'refused', message: `The sale of Day pass is paused. ${longText}` } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Choose again' })).toHaveAttribute('href', '/events');
  },
};
