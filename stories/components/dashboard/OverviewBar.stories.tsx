import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { OverviewBar } from '../../../src/components/dashboard/OverviewBar.tsx';

const meta = {
  title: 'Components/Dashboard/OverviewBar',
  component: OverviewBar,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640 }}>
        <Story />
      </div>
    ),
  ],
  args: { state: { status: 'ready' }, line: 'Profile 70 % · 1 answer overdue', onToggle: fn() },
} satisfies Meta<typeof OverviewBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Profile 70 % · 1 answer overdue')).toBeVisible();
    const show = canvas.getByRole('button', { name: 'Show your overview', expanded: false });
    await userEvent.click(show);
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
};
export const Opened: Story = {
  args: { open: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Hide your overview', expanded: true })).toBeVisible();
  },
};
export const Loading: Story = {
  args: { state: { status: 'loading' }, line: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your overview');
  },
};
export const Error: Story = {
  args: {
    line: undefined,
    state: { status: 'error', error: { message: 'The server did not answer.' }, onRetry: fn() },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The server did not answer.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.state.status === 'error' && args.state.onRetry).toHaveBeenCalledOnce();
  },
};
