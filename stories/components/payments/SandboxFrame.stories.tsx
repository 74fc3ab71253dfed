import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SandboxFrame } from '../../../src/components/payments/SandboxFrame.tsx';
import { Button } from '../../../src/components/ui/Button.tsx';

const meta = {
  title: 'Components/Payments/SandboxFrame',
  component: SandboxFrame,
  // It draws nothing itself; the test cards are drawn in the payment's dialog.
  tags: ['!visual'],
} satisfies Meta<typeof SandboxFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { children: <Button>Pay</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Pay' })).toBeVisible();
  },
};
