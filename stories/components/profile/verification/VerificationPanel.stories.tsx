import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { askedItem, returnedItem, verificationItems } from '../../../../mocks/factories/verification.ts';
import { VerificationPanel } from '../../../../src/components/profile/verification/VerificationPanel.tsx';

const ready = { status: 'ready', hasMore: false, busy: false, onLoadMore: fn() } as const;

const meta = {
  title: 'Components/Profile/VerificationPanel',
  component: VerificationPanel,
  args: {
    state: { ...ready, items: verificationItems },
    onOpen: fn(),
    onCancel: fn(),
    dialog: {
      item: undefined,
      files: [],
      onClose: fn(),
      onAdd: fn(),
      onRemove: fn(),
      onRetry: fn(),
      onSubmit: fn(),
    },
  },
} satisfies Meta<typeof VerificationPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What HR asks for comes first, and its owner may decline. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Verification' })).toBeVisible();
    await expect(canvas.getByText(/delete them 90 days after/)).toBeVisible();
    const items = canvas.getAllByRole('article');
    await expect(items).toHaveLength(verificationItems.length);
    await expect(items[0]).toHaveTextContent('asks you to verify this');
    await expect(canvas.getByText(/asks you to verify this/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: `Cancel request: ${returnedItem.title}` })).toBeVisible();
    const unasked = verificationItems.find(({ status }) => status === 0);
    await userEvent.click(canvas.getByRole('button', { name: `Verify: ${unasked?.title}` }));
    await expect(args.onOpen).toHaveBeenCalledWith({ item: unasked });
    await userEvent.click(canvas.getByRole('button', { name: `Decline: ${askedItem.title}` }));
    await expect(args.onCancel).toHaveBeenCalledWith({ item: askedItem });
    (document.activeElement as HTMLElement | null)?.blur();
  },
};
export const Loading: Story = {
  args: { state: { status: 'loading' } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const paper = canvas.getByRole('region', { name: 'Verification' });
    await expect(paper.scrollWidth).toBeLessThanOrEqual(paper.clientWidth);
  },
};
export const Refused: Story = { args: { refused: 'This is being reviewed. You hear from us soon.' } };
