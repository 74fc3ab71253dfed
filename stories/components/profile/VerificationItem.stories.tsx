import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { askedItem, makeVerificationItem } from '../../../mocks/factories/verification.ts';
import { VerificationItem } from '../../../src/components/profile/VerificationItem.tsx';

const meta = {
  title: 'Components/Profile/VerificationItem',
  component: VerificationItem,
  args: { item: makeVerificationItem(), onOpen: fn(), onCancel: fn() },
} satisfies Meta<typeof VerificationItem>;
export default meta;
type Story = StoryObj<typeof meta>;

const title = 'Certified Kubernetes Administrator';

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Verify: ${title}` }));
    await expect(args.onOpen).toHaveBeenCalledWith({ item: args.item });
  },
};
/** HR asks for it; its owner may decline. */
export const Asked: Story = {
  args: { item: askedItem },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/asks you to verify this/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: `Decline: ${title}` }));
    await expect(args.onCancel).toHaveBeenCalledWith({ item: askedItem });
  },
};
export const Requested: Story = {
  args: { item: { ...askedItem, requestedBy: askedItem.owner } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: `Cancel request: ${title}` })).toBeVisible();
  },
};
