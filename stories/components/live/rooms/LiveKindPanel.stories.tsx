import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LiveKindPanel } from '../../../../src/components/live/rooms/LiveKindPanel.tsx';

const meta = {
  title: 'Components/Live/LiveKindPanel',
  component: LiveKindPanel,
  // The page shows it.
  tags: ['!visual'],
  args: { onChoose: fn(), backHref: '/' },
} satisfies Meta<typeof LiveKindPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [video, audio] = ['Live Video', 'Live Audio'].map((name) =>
      canvas.getByRole('button', { name }).getBoundingClientRect(),
    );
    // Side by side, where there is room for both.
    if (video?.left !== audio?.left) await expect(video?.top).toBe(audio?.top);
    await userEvent.click(canvas.getByRole('button', { name: 'Live Audio' }));
    await expect(args.onChoose).toHaveBeenCalledWith({ type: 'audio' });
    await userEvent.click(canvas.getByRole('button', { name: 'Live Video' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith({ type: 'video' });
  },
};
