import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { longName, longWord } from '../../../mocks/fixtures/longText.ts';
import {
  askedItem,
  itemInReview,
  makeVerificationItem,
  returnedItem,
  verifiedItem,
} from '../../../mocks/factories/verification.ts';
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
export const Minimal: Story = {
  args: { item: makeVerificationItem({ documentId: 'u1', documentType: 5, title: 'Identity document' }) },
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
export const Cancelling: Story = { args: { item: askedItem, busy: true } };
export const SentBack: Story = {
  args: { item: returnedItem },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/cannot be read/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Send again/ })).toBeVisible();
  },
};
export const InReview: Story = {
  args: { item: itemInReview },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Send|Cancel request/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: /^See the files/ })).toBeVisible();
  },
};
export const Verified: Story = {
  args: { item: verifiedItem },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Checked by Rolecast verification on/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const LongText: Story = {
  args: {
    item: {
      ...returnedItem,
      title: `${longWord} ${longName}`.slice(0, 150),
      reason: `${longWord} ${longName}`,
    },
  },
};
