import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { WaitingLetterBanner } from '../../../src/components/site/WaitingLetterBanner.tsx';

const meta = {
  title: 'Components/Site/WaitingLetterBanner',
  component: WaitingLetterBanner,
  args: { subject: 'A deposit', onEdit: fn(), onDiscard: fn() },
} satisfies Meta<typeof WaitingLetterBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/sent by itself once you are back online/);
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    await expect(args.onEdit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(args.onDiscard).toHaveBeenCalledOnce();
  },
};
