import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { verificationItems } from '../../../mocks/factories/verification.ts';
import { VerificationList } from '../../../src/components/profile/VerificationList.tsx';

const ready = { status: 'ready', hasMore: false, busy: false, onLoadMore: fn() } as const;

const meta = {
  title: 'Components/Profile/VerificationList',
  component: VerificationList,
  args: { state: { ...ready, items: verificationItems }, onOpen: fn(), onCancel: fn() },
} satisfies Meta<typeof VerificationList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('article');
    await expect(items).toHaveLength(verificationItems.length);
    await expect(items[0]).toHaveTextContent('asks you to verify this');
  },
};
export const Empty: Story = { args: { state: { status: 'empty' } } };
export const Error: Story = {
  args: { state: { status: 'error', error: { message: 'The server did not answer.' }, onRetry: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.state.status === 'error' && args.state.onRetry).toHaveBeenCalledOnce();
  },
};
