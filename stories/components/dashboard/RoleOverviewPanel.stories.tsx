import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import {
  drafts,
  jobs,
  makeDashboard,
  newcomer,
  rooms,
  tilesOf,
  upcoming,
} from '../../../mocks/factories/dashboard.ts';
import {
  connectionSuggestions,
  makeConnectionSuggestion,
  relations,
} from '../../../mocks/factories/people.ts';
import { RoleOverviewPanel } from '../../../src/components/dashboard/RoleOverviewPanel.tsx';

const meta = {
  title: 'Components/Dashboard/RoleOverviewPanel',
  component: RoleOverviewPanel,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320, display: 'grid', gap: 12 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    dashboard: makeDashboard({ liveNow: rooms, upcoming }),
    name: 'Amara',
    hrefOf: ({ feedId }) => `/posts/post-details/${feedId}`,
    onFollow: fn(),
    onConnect: fn(),
  },
} satisfies Meta<typeof RoleOverviewPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const titles = (canvas: { getAllByRole: (role: string) => HTMLElement[] }) =>
  canvas.getAllByRole('heading').map((heading) => heading.textContent);

const [near, further] = connectionSuggestions;
const sent = makeConnectionSuggestion({ ...further, viewer: relations.asked });

export const Default: Story = {
  args: {
    dashboard: makeDashboard({
      liveNow: rooms,
      upcoming,
      mayKnow: near ? [near, sent, ...connectionSuggestions.slice(2)] : [],
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(titles(canvas)).toEqual([
      'Profile',
      'Applications',
      'Live now',
      'Coming up',
      'People you may know',
      'Worth following',
    ]);
    const people = within(canvas.getByRole('region', { name: 'People you may know' }));
    await expect(people.getAllByRole('listitem')).toHaveLength(3);
    await expect(people.getByText('3 shared connections')).toBeVisible();
    await expect(people.getByText('Request sent')).toBeVisible();
    const all = people.getByRole('link', { name: 'See all people you may know' });
    await expect(all).toHaveAttribute('href', '/profile?tab=connections');
    const connect = people.getByRole('button', { name: `Connect with ${near?.member.userName}` });
    await userEvent.click(connect);
    await expect(args.onConnect).toHaveBeenLastCalledWith({ suggestion: near, connect: true });
    const withdraw = people.getByRole('button', { name: `Withdraw the request to ${sent.member.userName}` });
    await userEvent.click(withdraw);
    await expect(args.onConnect).toHaveBeenLastCalledWith({ suggestion: sent, connect: false });
    withdraw.blur();
  },
};
export const Newcomer: Story = {
  args: { dashboard: newcomer },
  play: async ({ canvas }) => {
    await expect(titles(canvas)).toEqual([
      'Welcome, Amara',
      'Profile',
      'Applications',
      'Worth following',
      'Popular on Rolecast',
    ]);
  },
};
export const BrandWithDrafts: Story = {
  args: { dashboard: makeDashboard({ tiles: tilesOf.brand, nextSteps: [] }), drafts },
  play: async ({ canvas }) => {
    await expect(titles(canvas)).toEqual([
      'Your numbers',
      'Best post in 30 days',
      'Drafts',
      'Worth following',
    ]);
    await expect(canvas.getByRole('link', { name: 'See all drafts' })).toHaveAttribute(
      'href',
      '/posts?tab=drafts',
    );
  },
};
/** Every part leads to its screen. An event is told in the time of its place (product D15). */
export const WithPlaces: Story = {
  args: {
    dashboard: makeDashboard({ tiles: tilesOf.hr, pipeline: jobs, liveNow: rooms, upcoming }),
    places: {
      steps: { 7: '/profile' },
      applicantsOf: (jobId) => `/jobs/job-requests?job=${jobId}`,
      liveRoomOf: (channelName) => `/live/${channelName}`,
      upcomingOf: ({ applicationId, eventId }) =>
        applicationId ? '/job-applied' : eventId && `/events/event-details/${eventId}`,
    },
  },
  play: async ({ canvas }) => {
    await expect(titles(canvas)).toEqual([
      'Your numbers',
      'Open jobs',
      'Next steps',
      'Live now',
      'Coming up',
      'Worth following',
    ]);
    await expect(canvas.getByRole('link', { name: 'Grid software engineer' })).toHaveAttribute(
      'href',
      '/jobs/job-requests?job=j1',
    );
    await expect(canvas.getByRole('region', { name: 'Live now' })).toBeVisible();
    await expect(canvas.getByText('LIVE')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Join How I hire juniors' })).toHaveAttribute(
      'href',
      '/live/k3v9x0q2m7b1z8c4',
    );
    await expect(canvas.getByRole('link', { name: /^Jollof/ })).toBeVisible();
    await expect(canvas.getByText('Fri, 16 Jan 2026, 09:30')).toBeVisible();
    await expect(canvas.getByText(/^Thu, 5 Feb 2026, 18:00 .*· 12 Allen Avenue, Lagos$/)).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: /^Interview with/ })).toHaveAttribute(
      'href',
      '/job-applied',
    );
  },
};
