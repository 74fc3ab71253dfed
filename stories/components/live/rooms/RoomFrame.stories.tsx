import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RoomFrame } from '../../../../src/components/live/rooms/RoomFrame.tsx';

const meta = {
  title: 'Components/Live/RoomFrame',
  component: RoomFrame,
  parameters: { layout: 'bare' },
  // HostRoomPanel and AudienceRoomPanel show it.
  tags: ['!visual'],
  args: {
    bar: <p>What room it is</p>,
    stage: <p>The stage</p>,
    controls: <p>Controls</p>,
    side: <p>Comments</p>,
  },
} satisfies Meta<typeof RoomFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It fills the window, and nothing of it has to be scrolled to. */
export const Default: Story = {
  play: async ({ canvas }) => {
    for (const part of ['What room it is', 'The stage', 'Controls', 'Comments']) {
      const { bottom } = canvas.getByText(part).getBoundingClientRect();
      await expect(bottom).toBeLessThanOrEqual(innerHeight);
    }
  },
};
