import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { rooms } from '../../../mocks/factories/dashboard.ts';
import { LiveNowCard } from '../../../src/components/dashboard/LiveNowCard.tsx';

const meta = {
  title: 'Components/Dashboard/LiveNowCard',
  component: LiveNowCard,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
  args: { rooms, hrefOf: (channelName) => `/live/${channelName}` },
} satisfies Meta<typeof LiveNowCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Join How I hire juniors' })).toHaveAttribute(
      'href',
      '/live/k3v9x0q2m7b1z8c4',
    );
    await expect(canvas.getByRole('region', { name: 'Live now' })).toBeVisible();
    await expect(canvas.getByText('LIVE')).toBeVisible();
  },
};
/** Red only ever means live. */
export const Empty: Story = {
  args: { rooms: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nobody is live at the moment.')).toBeVisible();
    await expect(canvas.queryByText('LIVE')).toBeNull();
  },
};
export const Error: Story = {
  args: { state: { status: 'error', error: { message: 'The server did not answer.' }, onRetry: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The server did not answer.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.state?.status === 'error' && args.state.onRetry).toHaveBeenCalledOnce();
  },
};
