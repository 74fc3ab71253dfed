import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import {
  jobs,
  makeDashboard,
  newcomer,
  noApplications,
  tilesOf,
} from '../../../mocks/factories/dashboard.ts';
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
export const Loading: Story = { args: { state: { status: 'loading' }, dashboard: undefined } };
export const Empty: Story = {
  args: {
    dashboard: makeDashboard({
      tiles: { role: 1, profileStrength: 100, applications: noApplications },
      nextSteps: [],
      suggestions: [],
    }),
  },
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
/** On a phone: what the line has opened. */
export const Opened: Story = {
  args: { open: true },
  play: async () => {
    await expect(await screen.findByRole('meter', { name: 'Profile strength' })).toBeVisible();
    await expect(screen.getByRole('region', { name: 'Worth following' })).toBeInTheDocument();
  },
};
export const Newcomer: Story = {
  args: { dashboard: newcomer },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Welcome, Amara' })).toBeVisible();
  },
};
export const NewcomerOpened: Story = {
  args: { dashboard: newcomer, open: true },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Welcome, Amara' })).toBeVisible();
    await expect(await screen.findByText(/^Your profile is your application/)).toBeVisible();
  },
};
export const Agency: Story = {
  args: { dashboard: makeDashboard({ tiles: tilesOf.hr, pipeline: jobs, nextSteps: [] }) },
};
export const Brand: Story = { args: { dashboard: makeDashboard({ tiles: tilesOf.brand, nextSteps: [] }) } };
export const LongText: Story = { args: { dashboard: newcomer, name: longName, open: true } };
