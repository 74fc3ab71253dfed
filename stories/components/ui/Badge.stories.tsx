import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, Clock, Crown } from 'lucide-react';
import { Badge } from '../../../src/components/ui/Badge.tsx';

const meta = {
  title: 'Components/Ui/Badge',
  component: Badge,
  args: { children: 'Draft' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Accent: Story = { args: { tone: 'accent', children: 'New' } };
export const Live: Story = { args: { tone: 'live', children: 'LIVE' } };
export const Premium: Story = { args: { tone: 'premium', children: 'Premium', icon: <Crown aria-hidden /> } };
export const Danger: Story = { args: { tone: 'danger', children: 'Not selected' } };
export const Warning: Story = { args: { tone: 'warning', children: 'Overdue', icon: <Clock aria-hidden /> } };
export const Success: Story = {
  args: { tone: 'success', children: 'Accepted', icon: <Check aria-hidden /> },
};
export const Info: Story = { args: { tone: 'info', children: 'Under review' } };
