import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { longName } from '../../../../mocks/fixtures/longText.ts';
import { chosenFiles } from '../../../../mocks/factories/verification.ts';
import { VerificationFileItem } from '../../../../src/components/profile/verification/VerificationFileItem.tsx';

const [picture, pdf] = chosenFiles;

const meta = {
  title: 'Components/Profile/VerificationFileItem',
  component: VerificationFileItem,
  args: { file: picture!, onRemove: fn(), onRetry: fn() }, // The factory has two.
} satisfies Meta<typeof VerificationFileItem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove licence-front.jpg' }));
    await expect(args.onRemove).toHaveBeenCalledWith({ id: 'f1' });
  },
};
export const Minimal: Story = { args: { file: pdf!, onRemove: undefined } };
export const Failed: Story = {
  args: {
    file: {
      id: 'f3',
      name: 'back.jpg',
      state: 'failed',
      progress: 0.4,
      error: 'This file did not upload.',
      retryable: true,
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledWith({ id: 'f3' });
  },
};
export const LongText: Story = {
  args: { file: { id: 'f5', name: `${longName}.pdf`, state: 'ready', progress: 1 } },
};
