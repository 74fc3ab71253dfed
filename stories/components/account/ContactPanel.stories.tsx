import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ContactPanel } from '../../../src/components/account/ContactPanel.tsx';

const meta = {
  title: 'Components/Account/ContactPanel',
  component: ContactPanel,
  args: {
    contact: { phone: '+49 1512345678', email: 'amara@example.org' },
    onRetry: fn(),
    onChange: fn(),
  },
} satisfies Meta<typeof ContactPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('+49 1512345678')).toBeVisible();
    await expect(canvas.getByText('amara@example.org')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Change phone' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Change e-mail' }));
    await expect(args.onChange).toHaveBeenNthCalledWith(1, { kind: 'phone' });
    await expect(args.onChange).toHaveBeenNthCalledWith(2, { kind: 'email' });
  },
};
export const NoEmail: Story = {
  args: { contact: { phone: '+49 1512345678', email: undefined } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add e-mail' }));
    await expect(args.onChange).toHaveBeenCalledWith({ kind: 'email' });
  },
};
export const Error: Story = {
  args: { contact: undefined, error: { message: 'Something went wrong' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /retry/i }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
