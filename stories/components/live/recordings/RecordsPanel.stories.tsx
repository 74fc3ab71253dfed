import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { recordingStorage } from '../../../../mocks/factories/recordings.ts';
import { RecordsPanel } from '../../../../src/components/live/recordings/RecordsPanel.tsx';

const meta = {
  title: 'Components/Live/RecordsPanel',
  component: RecordsPanel,
  args: {
    title: 'Live Videos',
    tab: 'recordings',
    onTab: fn(),
    whose: 'mine',
    onWhose: fn(),
    storage: recordingStorage,
    onStart: fn(),
    children: <p>Recordings stand here.</p>,
  },
} satisfies Meta<typeof RecordsPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('473 MB of 10 GB used')).toBeVisible();
    const followed = canvas.getByRole('button', { name: 'From people I follow' });
    await userEvent.click(followed);
    await expect(args.onWhose).toHaveBeenCalledWith({ whose: 'followed' });
    const live = canvas.getByRole('tab', { name: 'Live now' });
    await userEvent.click(live);
    await expect(args.onTab).toHaveBeenCalledWith('live');
    live.blur();
  },
};
/** From 80 % on the bar warns, and nothing has to be deleted yet. */
export const Scarce: Story = {
  args: { storage: { usedBytes: 8_500_000_000, limitBytes: 10_000_000_000 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('8.5 GB of 10 GB used')).toBeVisible();
  },
};
export const NoRoomLeft: Story = {
  args: { storage: { usedBytes: 10_000_000_000, limitBytes: 10_000_000_000 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Delete a recording before you record again/)).toBeVisible();
  },
};
