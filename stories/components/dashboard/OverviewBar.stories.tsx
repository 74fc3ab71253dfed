import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { makeDashboard, newcomer, rooms, tilesOf } from '../../../mocks/factories/dashboard.ts';
import { longName } from '../../../mocks/fixtures/longText.ts';
import { OverviewBar } from '../../../src/components/dashboard/OverviewBar.tsx';

const meta = {
  title: 'Components/Dashboard/OverviewBar',
  component: OverviewBar,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640 }}>
        <Story />
      </div>
    ),
  ],
  args: { state: { status: 'ready' }, dashboard: makeDashboard(), name: 'Amara', onToggle: fn() },
} satisfies Meta<typeof OverviewBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Profile 70 % · 1 answer overdue')).toBeVisible();
    const show = canvas.getByRole('button', { name: 'Show your overview', expanded: false });
    await userEvent.click(show);
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
};
export const Opened: Story = {
  args: { open: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Hide your overview', expanded: true })).toBeVisible();
  },
};
/** Greeted, and told what to begin with (product S18). */
export const Newcomer: Story = {
  args: { dashboard: newcomer },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Welcome, Amara' })).toBeVisible();
    await expect(canvas.getByText('Begin here: add a photo.')).toBeVisible();
  },
};
export const Agency: Story = {
  args: { dashboard: makeDashboard({ tiles: tilesOf.hr, nextSteps: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 overdue · 9 new applicants · 3 open jobs')).toBeVisible();
  },
};
export const Brand: Story = {
  args: { dashboard: makeDashboard({ tiles: tilesOf.brand, nextSteps: [], liveNow: rooms }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('24,180 followers · 80 tickets sold · 2 live now')).toBeVisible();
  },
};
export const Loading: Story = {
  args: { state: { status: 'loading' }, dashboard: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your overview');
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
export const LongText: Story = { args: { dashboard: newcomer, name: longName } };
