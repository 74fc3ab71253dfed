import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { makeDashboard } from '../../../mocks/factories/dashboard.ts';
import { OverviewPanel } from '../../../src/components/dashboard/OverviewPanel.tsx';

const meta = {
  title: 'Components/Dashboard/OverviewPanel',
  component: OverviewPanel,
  args: {
    state: { status: 'ready' },
    dashboard: makeDashboard(),
    place: 'beside',
    name: 'Amara',
    hrefOf: ({ feedId }) => `/posts/post-details/${feedId}`,
    onFollow: fn(),
    onConnect: fn(),
    onToggle: fn(),
  },
  // As a page has it: one place is empty, whichever is not meant for this width.
  render: (args) => (
    <>
      <OverviewPanel {...args} place="above" />
      <div style={{ maxWidth: 320 }}>
        <OverviewPanel {...args} place="beside" />
      </div>
    </>
  ),
} satisfies Meta<typeof OverviewPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In the rail it is open; over the feed of a phone it is one line. */
export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const found = await screen.findAllByRole('region', { name: 'Your overview' });
    await expect(found).toHaveLength(1);
    const bar = () => screen.queryByRole('button', { name: 'Show your overview' });
    await waitFor(() =>
      expect(bar() ?? screen.queryByRole('meter', { name: 'Profile strength' })).toBeInTheDocument(),
    );
    const show = bar();
    if (!show) {
      await expect(await screen.findByRole('meter', { name: 'Profile strength' })).toBeVisible();
      return;
    }
    await expect(found[0]).toHaveTextContent('Profile 70 % · 1 answer overdue');
    await userEvent.click(show);
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
};
export const Error: Story = {
  args: {
    dashboard: undefined,
    state: { status: 'error', error: { message: 'The server did not answer.' }, onRetry: fn() },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The server did not answer.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.state.status === 'error' && args.state.onRetry).toHaveBeenCalledOnce();
  },
};
