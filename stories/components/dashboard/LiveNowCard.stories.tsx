import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LiveNowCard } from '../../../src/components/dashboard/LiveNowCard.tsx';

const meta = {
  title: 'Components/Dashboard/LiveNowCard',
  component: LiveNowCard,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
  args: { rooms: [] },
} satisfies Meta<typeof LiveNowCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Red only ever means live. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nobody is live at the moment.')).toBeVisible();
    await expect(canvas.queryByText('LIVE')).toBeNull();
  },
};
