import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { tilesOf } from '../../../mocks/factories/dashboard.ts';
import { statTiles } from '../../../src/domain/dashboard.ts';
import { TileRow } from '../../../src/components/dashboard/TileRow.tsx';

const meta = {
  title: 'Components/Dashboard/TileRow',
  component: TileRow,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
  args: { title: 'Your numbers', tiles: statTiles(tilesOf.brand) },
} satisfies Meta<typeof TileRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByText('¥240,000')).toBeVisible();
  },
};
export const Empty: Story = { args: { tiles: [] } };
export const Error: Story = {
  args: { state: { status: 'error', error: { message: 'The server did not answer.' }, onRetry: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The server did not answer.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.state?.status === 'error' && args.state.onRetry).toHaveBeenCalledOnce();
  },
};
