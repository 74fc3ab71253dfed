import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { expect, screen, waitFor, within } from 'storybook/test';
import { makeEventDetails } from '../../../mocks/factories/events.ts';
import { authors } from '../../../mocks/factories/feed.ts';
import { openJobs } from '../../../mocks/factories/jobs.ts';
import { longName, longText, longWord } from '../../../mocks/fixtures/longText.ts';
import { pictures } from '../../../mocks/fixtures/pictures.ts';
import { eventHandlers } from '../../../mocks/handlers/events.ts';
import { feedHandlers } from '../../../mocks/handlers/feed.ts';
import { peopleHandlers } from '../../../mocks/handlers/people.ts';
import { failing, mock } from '../../../mocks/msw.ts';
import { retryWith } from '../../../mocks/retryWith.ts';
import { signedIn } from '../../../mocks/session.ts';
import { linkSecret } from '../../../src/api/config.ts';
import { EventDiscussion } from '../../../src/app/EventDiscussion.tsx';
import type { Event as EventRow, EventDetails } from '../../../src/domain/events.ts';
import { encodeLink } from '../../../src/lib/linkToken.ts';
import EventDetailsPage from '../../../src/pages/events/EventDetailsPage.tsx';

const meta = {
  title: 'Pages/Events/EventDetailsPage',
  component: EventDetailsPage,
  args: { discussion: (of) => <EventDiscussion {...of} /> },
  loaders: [async () => ({ token: await encodeLink({ feedId: 'e1', feedType: 3 }, linkSecret) })],
  render: (args, { loaded, parameters }) => (
    <Routes location={`/events/event-details/${parameters.token ?? loaded.token}`}>
      <Route path="/events/event-details/:eventId" element={<EventDetailsPage {...args} />} />
    </Routes>
  ),
  beforeEach({ msw }) {
    msw.use(...mock({ ...peopleHandlers, ...feedHandlers, ...eventHandlers }));
    return signedIn();
  },
} satisfies Meta<typeof EventDetailsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const shows = (event: Partial<EventRow>, changes: Partial<EventDetails> = {}) =>
  mock({ getEventDetails: () => ({ message: 'Event', response: makeEventDetails(event, changes) }) });
const title = (name: RegExp | string = 'Harbour job fair') =>
  screen.findByRole('heading', { level: 1, name });
/** What is said about it comes a moment later. */
const settled = async () => {
  await title();
  await within(await screen.findByRole('region', { name: 'Comments' })).findAllByRole('article');
};

export const Default: Story = {
  beforeEach({ msw }) {
    const { width, height, url, alt } = pictures.orchard;
    const gallery = [{ mediaKey: 'g1', url, mediaType: 0 as const, alt, width, height }];
    msw.use(...shows({}, { gallery, linkedJobs: openJobs.slice(0, 2) }));
  },
  play: async ({ userEvent }) => {
    await settled();
    await expect(document.title).toBe('Harbour job fair · Rolecast');
    await expect(screen.getByText('Fri, 30 Jan 2026, 10:00 to 17:00')).toBeVisible();
    await expect((await screen.findByRole('link', { name: /^Wind turbine/ })).getAttribute('href')).toMatch(
      /^\/jobs\/job-details\/[\w-]{60,}$/,
    );
    const save = screen.getByRole('button', { name: 'Save' });
    await userEvent.click(save);
    await expect(save).toHaveAttribute('aria-pressed', 'true');
    const follow = screen.getByRole('button', { name: /^Follow/ });
    await userEvent.click(follow);
    await expect(follow).toHaveTextContent(/^Following/);
    (document.activeElement as HTMLElement | null)?.blur();
  },
};
export const NotFound: Story = {
  parameters: { token: 'not-a-token' },
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
  },
};
/** It is gone, or the draft of somebody else. The first answer fails. */
export const Removed: Story = {
  tags: ['!visual'], // NotFound is the same picture.
  beforeEach({ msw }) {
    msw.use(...mock({ getEventDetails: failing() }));
  },
  play: async ({ msw, userEvent }) => {
    await retryWith({ msw, userEvent }, { getEventDetails: failing(404, { code: 'NOT_FOUND' }) });
    await expect(await screen.findByText(/This event was removed/)).toBeVisible();
  },
};
export const SoldOut: Story = {
  beforeEach({ msw }) {
    const packages = makeEventDetails().packages.map((one) => ({ ...one, sold: one.quantity, remaining: 0 }));
    msw.use(...shows({ soldOut: true, remaining: 0 }, { packages }));
  },
  play: async () => {
    await settled();
    await expect(screen.getAllByText('Sold out').length).toBeGreaterThan(3);
  },
};
export const Cancelled: Story = {
  beforeEach({ msw }) {
    msw.use(...shows({ status: 2 }, { cancelReason: 'The hall was closed after the storm.' }));
  },
  play: async () => {
    await settled();
    await expect(screen.getByRole('alert')).toHaveTextContent('The hall was closed after the storm.');
    const sold = screen.getAllByText(/^Tickets are no longer sold/).filter((one) => one.checkVisibility());
    await expect(sold).toHaveLength(1);
    await expect(screen.queryByText(/^On sale from/)).toBeNull();
    await expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
  },
};
/** Its organiser sees a draft; it stands in no feed, so nobody can talk about it. */
export const Draft: Story = {
  beforeEach({ msw }) {
    const viewer = { ...makeEventDetails().event.viewer, isOwner: true };
    msw.use(
      ...shows({ status: 0, viewer }),
      ...mock({ getFeedDetails: failing(404, { code: 'NOT_FOUND' }) }),
    );
    return signedIn(authors.nordlicht);
  },
  play: async () => {
    await title();
    await expect(screen.getByText('This is a draft.')).toBeVisible();
    for (const name of ['Save', 'Share', /^Follow/])
      await expect(screen.queryByRole('button', { name })).toBeNull();
    await expect(screen.queryByRole('region', { name: 'Comments' })).toBeNull();
  },
};
/** It is over as well. */
export const LongText: Story = {
  beforeEach({ msw }) {
    msw.use(
      ...shows(
        {
          status: 3,
          startAt: '2026-01-10T09:00:00.000Z',
          endAt: '2026-01-10T16:00:00.000Z',
          eventName: longName.slice(0, 150),
          eventLocation: {
            venueName: longWord,
            address: longWord,
            city: longWord,
            country: 'DE',
            directions: longText,
          },
          tags: [longWord.slice(0, 40)],
          organiser: { userId: 'u9', userType: 2, userName: longName },
        },
        { description: `<script>alert(1)</script>\n\n- **bold** and <b>no bold</b>\n\n${longText}` },
      ),
    );
  },
  play: async ({ canvasElement }) => {
    await title(/^Maria-Theodora/);
    // Before its marks are read, the text is there and not seen.
    await waitFor(() => expect(screen.getByText(/<script>alert\(1\)<\/script>/)).toBeVisible());
    await expect(canvasElement.querySelector('script')).toBeNull();
    await expect(screen.getByText('Ended')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
  },
};
