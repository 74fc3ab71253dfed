import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, Clock, Crown } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { longName } from '../../../mocks/fixtures/longText.ts';
import { Chip } from '../../../src/components/ui/Chip.tsx';

const meta = {
  title: 'Components/Ui/Chip',
  component: Chip,
  args: { children: 'Full time' },
} satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Accent: Story = {
  args: { tone: 'accent', children: 'You have 5 of 6 skills', icon: <Check aria-hidden /> },
};
export const Premium: Story = { args: { tone: 'premium', children: 'Premium', icon: <Crown aria-hidden /> } };
export const Danger: Story = { args: { tone: 'danger', children: 'Closed' } };
export const Warning: Story = {
  args: { tone: 'warning', children: '1 answer is overdue', icon: <Clock aria-hidden /> },
};
export const Success: Story = { args: { tone: 'success', children: 'Free' } };
export const Info: Story = { args: { tone: 'info', children: 'Hybrid' } };
export const Disabled: Story = { args: { children: 'Hamburg', onRemove: fn(), disabled: true } };
export const LongText: Story = {
  args: { children: longName, onRemove: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const cross = canvas.getByRole('button', { name: `Remove ${longName}` });
    await userEvent.click(cross);
    await expect(args.onRemove).toHaveBeenCalledOnce();
    cross.blur();
  },
};
