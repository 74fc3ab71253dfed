import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ComposerBanner } from '../../../../src/components/feed/compose/ComposerBanner.tsx';

const meta = {
  title: 'Components/Feed/ComposerBanner',
  component: ComposerBanner,
  args: { draft: { pictures: 2, onDiscard: fn() } },
} satisfies Meta<typeof ComposerBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A draft came back, of a post that was changed meanwhile. */
export const Conflict: Story = {
  args: { conflict: { onKeepMine: fn(), onTakeTheirs: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Draft restored. Please add its 2 pictures again',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(args.draft?.onDiscard).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep mine' }));
    await expect(args.conflict?.onKeepMine).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Take theirs' }));
    await expect(args.conflict?.onTakeTheirs).toHaveBeenCalledOnce();
  },
};
