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

export const Complete: Story = { args: { strength: 100, steps: [] } };
/** A new member: the ring has no beginning yet. */
export const Nothing: Story = {
  tags: ['!visual'], // The picture of a profile without anything has it.
  args: { strength: 0 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('circle')).toHaveLength(1);
  },
};
/** The longest of the steps' texts. */
export const LongText: Story = {
  args: { role: 2, steps: [8, 2] },
  play: async ({ args, canvas, userEvent }) => {
    // The first step cannot be done here.
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onStep).toHaveBeenCalledWith({ step: 2 });
    (document.activeElement as HTMLElement | null)?.blur();
  },
};
