import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ThemeToggle } from '../../../src/components/ui/ThemeToggle.tsx';

const meta = {
  title: 'Components/Ui/ThemeToggle',
  component: ThemeToggle,
  args: { theme: 'light', onToggle: fn() },
} satisfies Meta<typeof ThemeToggle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '[S1.5] asks for the dark theme',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use dark theme' }));
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
};
export const Dark: Story = {
  args: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Use light theme' })).toBeVisible();
  },
};
