import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { recordings } from '../../../mocks/factories/dashboard.ts';
import { RecordingList } from '../../../src/components/dashboard/RecordingList.tsx';

const meta = {
  title: 'Components/Dashboard/RecordingList',
  component: RecordingList,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
  args: { recordings },
} satisfies Meta<typeof RecordingList>;
export default meta;
type Story = StoryObj<typeof meta>;
export const Empty: Story = { args: { recordings: [] } };
export const Error: Story = {
  args: { state: { status: 'error', error: { message: 'The server did not answer.' }, onRetry: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The server did not answer.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.state?.status === 'error' && args.state.onRetry).toHaveBeenCalledOnce();
  },
};
