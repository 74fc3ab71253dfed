import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StreamStatus } from '../../../src/components/chat/StreamStatus.tsx';

const meta = {
  title: 'Components/Chat/StreamStatus',
  component: StreamStatus,
  args: { state: 'connecting' },
} satisfies Meta<typeof StreamStatus>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What works is not spoken of. */
const saysNothing: Story['play'] = async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
};

export const Connecting: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Connecting…');
  },
};
export const Live: Story = {
  args: { state: 'live' },
  // An empty picture says nothing.
  tags: ['!visual'],
  play: saysNothing,
};
export const Reconnecting: Story = {
  args: { state: 'reconnecting' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Reconnecting…');
  },
};
export const Ended: Story = {
  args: { state: 'off' },
  // An empty picture says nothing.
  tags: ['!visual'],
  play: saysNothing,
};
/** A banner says so on every page. */
export const Offline: Story = {
  args: { state: 'offline' },
  // An empty picture says nothing.
  tags: ['!visual'],
  play: saysNothing,
};
export const Polling: Story = {
  args: { state: 'polling' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('every 15 seconds');
  },
};
