import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StrengthBar } from '../../../src/components/profile/StrengthBar.tsx';

const meta = {
  title: 'Components/Profile/StrengthBar',
  component: StrengthBar,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640, marginInline: 'auto', padding: 16 }}>
        <Story />
      </div>
    ),
  ],
  args: { strength: 85, steps: [7, 6], role: 1, onStep: fn(), doable: (step) => step !== 8 },
} satisfies Meta<typeof StrengthBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose 3 interests' }));
    await expect(args.onStep).toHaveBeenCalledWith({ step: 7 });
  },
};
export const Complete: Story = { args: { strength: 100, steps: [] } };
/** The longest of the steps' texts. */
export const LongText: Story = { args: { role: 2, steps: [2] } };
