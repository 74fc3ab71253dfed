import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { makeEvent } from '../../../mocks/factories/events.ts';
import { eventHandlers } from '../../../mocks/handlers/events.ts';
import { feedHandlers } from '../../../mocks/handlers/feed.ts';
import { failing, mock, pending } from '../../../mocks/msw.ts';
import { retryWith } from '../../../mocks/retryWith.ts';
import { signedIn } from '../../../mocks/session.ts';
import { EventListCard } from '../../../src/app/EventListCard.tsx';
import type { Event } from '../../../src/domain/events.ts';
import EventsPage from '../../../src/pages/events/EventsPage.tsx';

const meta = {
  title: 'Pages/Events/EventsPage',
  component: EventsPage,
  args: { cards: { 3: () => Promise.resolve(EventListCard) } },
  beforeEach({ msw }) {
    msw.use(...mock({ ...feedHandlers, ...eventHandlers }));
    return signedIn();
  },
} satisfies Meta<typeof EventsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const answers = (events: Event[]) => ({
  getEventList: () => ({ message: 'Events', response: events, count: events.length, nextCursor: null }),
});
const card = (name: string | RegExp) => screen.findByRole('article', { name });
const tab = (name: string) => screen.getByRole('tab', { name });
const blur = () => (document.activeElement as HTMLElement | null)?.blur();

/** What is typed narrows the list; nothing that fits leads back to all of it. What is saved is kept apart. */
export const Default: Story = {
  play: async ({ userEvent, step }) => {
    const fair = await card('Harbour job fair');
    await expect(screen.getAllByText('4 events')[0]).toBeVisible();
    await expect(within(fair).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/events\/event-details\/[\w-]{60,}$/),
    );
    await step('filtered', async () => {
      const search = screen.getByRole('searchbox', { name: 'Search events' });
      await userEvent.type(search, 'glazes');
      await waitFor(() => expect(screen.queryByRole('article', { name: 'Harbour job fair' })).toBeNull());
      await card('Three glazes, a winter workshop');
      await userEvent.type(search, ' and more');
      await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
      await card('Harbour job fair');
      await expect(search).toHaveValue('');
    });
    const save = async () => within(await card('Harbour job fair')).getByRole('button', { name: 'Save' });
    await step('saved', async () => {
      await userEvent.click(tab('Saved'));
      await expect(await screen.findByText('Events that you save are kept here.')).toBeVisible();
      await userEvent.click(tab('Upcoming'));
      await userEvent.click(await save());
      await waitFor(async () => expect(await save()).toHaveAttribute('aria-pressed', 'true'));
      await userEvent.click(tab('Saved'));
      await card('Harbour job fair');
      await expect(screen.getAllByRole('article')).toHaveLength(1);
    });
    await userEvent.click(tab('Upcoming'));
    await card('How we hire, answered live');
    await waitFor(async () => expect(await save()).toHaveAttribute('aria-pressed', 'true'));
    blur();
  },
};
export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(...mock({ getEventList: pending }));
  },
};
/** The first answer fails. */
export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(...mock({ getEventList: failing() }));
  },
  play: async ({ msw, userEvent }) => {
    await retryWith({ msw, userEvent }, answers([]));
    await expect(await screen.findByText('There are no events to come. New ones appear here.')).toBeVisible();
  },
};
/** The days of each event are those of its own zone. */
export const Calendar: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(tab('Calendar'));
    await expect(await screen.findByText(/^Nothing takes place on Thursday,? 15 January 2026/)).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: /^Friday,? 30 January 2026, 1 event/ }));
    await card('Harbour job fair');
    await expect(screen.getAllByRole('article')).toHaveLength(1);
    blur();
  },
};
/** What still goes on is not over. */
export const Past: Story = {
  beforeEach({ msw }) {
    const times = { startAt: '2026-01-10T09:00:00.000Z', endAt: '2026-01-10T16:00:00.000Z' };
    const running = { startAt: '2026-01-15T08:00:00.000Z' };
    msw.use(
      ...mock(
        answers([
          makeEvent({ ...times, status: 3 }),
          makeEvent({ eventId: 'e9', eventName: 'Now', ...running }),
        ]),
      ),
    );
  },
  play: async ({ userEvent }) => {
    await userEvent.click(tab('Past'));
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Now' })).toBeNull());
    await expect(await card('Harbour job fair')).toHaveTextContent('Ended');
    blur();
  },
};
