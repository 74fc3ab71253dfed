import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { VerificationAskButton } from '../../../src/components/profile/VerificationAskButton.tsx';

const meta = {
  title: 'Components/Profile/VerificationAskButton',
  component: VerificationAskButton,
  args: { title: 'Drone pilot', onAsk: fn() },
} satisfies Meta<typeof VerificationAskButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask to verify: Drone pilot' }));
    await expect(args.onAsk).toHaveBeenCalledOnce();
  },
};
