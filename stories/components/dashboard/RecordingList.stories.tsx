import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { recordings } from '../../../mocks/factories/dashboard.ts';
import { emojiRun, longName, longWord } from '../../../mocks/fixtures/longText.ts';
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

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Night shift radio')).toBeVisible();
    await expect(canvas.getByText('1,284 views')).toBeInTheDocument();
  },
};
export const Loading: Story = {
  args: { state: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
  },
};
export const Empty: Story = { args: { recordings: [] } };
export const Error: Story = {
  args: { state: { status: 'error', error: { message: 'The server did not answer.' }, onRetry: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The server did not answer.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.state?.status === 'error' && args.state.onRetry).toHaveBeenCalledOnce();
  },
};
export const Many: Story = {
  args: { recordings: [1, 2, 3].flatMap((n) => recordings.map((one) => ({ ...one, recordingId: `r${n}` }))) },
};
export const LongText: Story = {
  args: {
    recordings: [longWord, emojiRun, longName].flatMap((title) =>
      recordings.map((one) => ({ ...one, recordingId: title, title })),
    ),
  },
};
