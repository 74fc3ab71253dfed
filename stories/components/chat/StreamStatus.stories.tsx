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

export const Connecting: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Connecting…');
  },
};
/** Nothing is said of what works. */
export const Live: Story = {
  args: { state: 'live' },
  // An empty picture says nothing.
  tags: ['!visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
export const Reconnecting: Story = {
  args: { state: 'reconnecting' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Reconnecting…');
  },
};
export const Polling: Story = {
  args: { state: 'polling' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('every 15 seconds');
  },
};
