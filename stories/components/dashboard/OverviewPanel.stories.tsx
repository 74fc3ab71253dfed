import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { jobs, makeDashboard, newcomer, tilesOf } from '../../../mocks/factories/dashboard.ts';
import { longName } from '../../../mocks/fixtures/longText.ts';
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

export const Default: Story = {
  play: async () => {
    await expect(await screen.findAllByRole('region', { name: 'Your overview' })).toHaveLength(1);
    await expect(await screen.findByRole('meter', { name: 'Profile strength' })).toBeVisible();
  },
};
export const Loading: Story = { args: { state: { status: 'loading' }, dashboard: undefined } };
export const Empty: Story = {
  args: { dashboard: makeDashboard({ tiles: tilesOf.hr, nextSteps: [], suggestions: [] }) },
};
export const Error: Story = {
  args: {
    dashboard: undefined,
    state: { status: 'error', error: { message: 'The server did not answer.' }, onRetry: fn() },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.state.status === 'error' && args.state.onRetry).toHaveBeenCalledOnce();
  },
};
export const Newcomer: Story = { args: { dashboard: newcomer } };
export const Agency: Story = {
  args: { dashboard: makeDashboard({ tiles: tilesOf.hr, pipeline: jobs, nextSteps: [] }) },
};
export const Brand: Story = { args: { dashboard: makeDashboard({ tiles: tilesOf.brand, nextSteps: [] }) } };
export const LongText: Story = { args: { dashboard: newcomer, name: longName } };
