import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SelectionBar } from '../../../../src/components/jobs/hiring/SelectionBar.tsx';

const meta = {
  title: 'Components/Jobs/SelectionBar',
  component: SelectionBar,
  args: { count: 12, movable: { 1: 0, 2: 9, 3: 12, 4: 12 }, onMove: fn(), onClear: fn() },
} satisfies Meta<typeof SelectionBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const locked = 'You are offline. Candidates can be moved again once you are back.';

/** A move that not all of them can make says for how many it is. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move 9 of 12 to Accepted' }));
    await expect(args.onMove).toHaveBeenCalledWith({ to: 2 });
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};
/** As many as there may be, offline. */
export const LongText: Story = {
  args: { count: 500, movable: { 1: 120, 2: 499, 3: 499, 4: 380 }, full: true, onSelectAll: fn(), locked },
};
