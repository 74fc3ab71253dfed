import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Skeleton } from '../../../src/components/ui/Skeleton.tsx';
import { DashboardPanel } from '../../../src/components/dashboard/DashboardPanel.tsx';

const meta = {
  title: 'Components/Dashboard/DashboardPanel',
  component: DashboardPanel,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
  args: { title: 'Coming up', children: 'Nothing is planned yet.', loading: <Skeleton lines={3} /> },
} satisfies Meta<typeof DashboardPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Coming up' })).toHaveTextContent(
      'Nothing is planned yet.',
    );
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
