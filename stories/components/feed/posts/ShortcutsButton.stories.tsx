import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ShortcutsButton } from '../../../../src/components/feed/posts/ShortcutsButton.tsx';

const meta = {
  title: 'Components/Feed/ShortcutsButton',
  component: ShortcutsButton,
  args: { onOpen: fn() },
} satisfies Meta<typeof ShortcutsButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Seen by whoever comes by keyboard. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Keyboard shortcuts' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button.getBoundingClientRect().width).toBeGreaterThan(80);
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};
