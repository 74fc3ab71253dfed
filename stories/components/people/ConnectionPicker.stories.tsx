import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { connectionLists } from '../../../mocks/factories/people.ts';
import { ConnectionPicker } from '../../../src/components/people/ConnectionPicker.tsx';

const ready = { status: 'ready', hasMore: false, busy: false, onLoadMore: fn() } as const;

const meta = {
  title: 'Components/People/ConnectionPicker',
  component: ConnectionPicker,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 512 }}>
        <Story />
      </div>
    ),
  ],
  args: { state: { ...ready, items: connectionLists[0] }, search: '', onSearch: fn(), onPick: fn() },
} satisfies Meta<typeof ConnectionPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Nobody: Story = {
  args: { state: { status: 'empty' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/only connections recommend each other/)).toBeVisible();
  },
};
export const NothingFound: Story = {
  args: { state: { status: 'empty' }, search: 'zzz' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No connection has this in their name.')).toBeVisible();
  },
};
