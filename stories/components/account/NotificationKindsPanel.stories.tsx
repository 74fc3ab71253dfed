import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NotificationKindsPanel } from '../../../src/components/account/NotificationKindsPanel.tsx';
import { kindsOf } from '../../../src/domain/notificationKinds.ts';

const kinds = kindsOf(2).map(({ label }) => ({ label, on: true }));

const meta = {
  title: 'Components/Account/NotificationKindsPanel',
  component: NotificationKindsPanel,
  args: { kinds, onChange: fn() },
} satisfies Meta<typeof NotificationKindsPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    kinds: kinds.map((one) =>
      one.label === 'Likes' ? { ...one, on: false } : { ...one, saving: one.label === 'Events' },
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(/^What you are told of/));
    await expect(canvas.getByText('(1 off)')).toBeVisible();
    await expect(canvas.getByRole('switch', { name: 'Likes' })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('switch', { name: 'Comments' }));
    await expect(args.onChange).toHaveBeenCalledWith({ label: 'Comments', value: false });
  },
};
