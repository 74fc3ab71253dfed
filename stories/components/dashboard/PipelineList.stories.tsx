import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { jobs } from '../../../mocks/factories/dashboard.ts';
import { PipelineList } from '../../../src/components/dashboard/PipelineList.tsx';

const meta = {
  title: 'Components/Dashboard/PipelineList',
  component: PipelineList,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
  args: { jobs, hrefOf: () => '/jobs/job-requests' },
} satisfies Meta<typeof PipelineList>;
export default meta;
type Story = StoryObj<typeof meta>;
export const Empty: Story = { args: { jobs: [] } };
export const Error: Story = {
  args: { state: { status: 'error', error: { message: 'The server did not answer.' }, onRetry: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The server did not answer.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.state?.status === 'error' && args.state.onRetry).toHaveBeenCalledOnce();
  },
};
export const Compact: Story = {
  args: { most: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 more')).toBeVisible();
  },
};
