import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { longName, longText } from '../../../mocks/fixtures/longText.ts';
import { ErrorState } from '../../../src/components/ui/ErrorState.tsx';

const meta = {
  title: 'Components/Ui/ErrorState',
  component: ErrorState,
  args: { onRetry: fn() },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Playground: Story = {
  args: {
    title: 'You are offline',
    error: { message: 'Check your connection and try again.' },
    drawing: 'offline',
    busy: true,
  },
};
export const WithDetails: Story = {
  args: {
    error: {
      message: 'Too many requests. Try again in a minute.',
      code: 'RATE_LIMITED',
      requestId: '0198c0de-7a11',
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Details'));
    await expect(canvas.getByText('Code RATE_LIMITED · Request 0198c0de-7a11')).toBeVisible();
  },
};
export const LongText: Story = {
  args: { title: longName, error: { message: longText, code: 'X'.repeat(120), requestId: '0'.repeat(120) } },
};
