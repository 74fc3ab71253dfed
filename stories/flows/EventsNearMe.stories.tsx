import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { findDialog } from '../../mocks/findDialog.ts';
import { eventHandlers } from '../../mocks/handlers/events.ts';
import { feedHandlers } from '../../mocks/handlers/feed.ts';
import { mock } from '../../mocks/msw.ts';
import { signedIn } from '../../mocks/session.ts';
import { EventListCard } from '../../src/app/EventListCard.tsx';
import EventsPage from '../../src/pages/events/EventsPage.tsx';

const asked = fn();
const denied = { code: 1, PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3, message: '' } as const;
type Answer = Parameters<Geolocation['getCurrentPosition']>;

/** A device that says where it is, or does not. */
function deviceAt(position: { latitude: number; longitude: number } | undefined) {
  const getCurrentPosition = (...[onPosition, onError]: Answer) => {
    if (position) onPosition({ coords: position } as GeolocationPosition);
    else onError?.(denied);
  };
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  // The browser's own is of the prototype.
  return () => void Reflect.deleteProperty(navigator, 'geolocation');
}

const meta = {
  title: 'Flows/EventsNearMe',
  component: EventsPage,
  // EventFilters draws what is seen here.
  tags: ['!visual'],
  args: { cards: { 3: () => Promise.resolve(EventListCard) } },
  parameters: { path: '/events' },
  beforeEach({ msw }) {
    asked.mockClear();
    msw.use(
      ...mock({
        ...feedHandlers,
        ...eventHandlers,
        getEventList(body) {
          asked(body);
          return eventHandlers.getEventList(body);
        },
      }),
    );
    signedIn();
  },
} satisfies Meta<typeof EventsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The place is asked for once it is wanted, to about a kilometre, and the nearest come first. */
export const Default: Story = {
  beforeEach: () => deviceAt({ latitude: 53.550341, longitude: 9.992196 }),
  play: async ({ userEvent }) => {
    await screen.findByRole('article', { name: 'Harbour job fair' });
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
    const dialog = within(await findDialog('Filters'));
    await userEvent.click(dialog.getByRole('button', { name: 'Near me' }));
    await waitFor(() =>
      expect(asked).toHaveBeenLastCalledWith(
        expect.objectContaining({
          filters: { near: { lat: 53.55, lng: 9.99, radiusKm: 50 } },
          sort: 'DISTANCE',
        }),
      ),
    );
    const far = dialog.getByRole('combobox', { name: 'How far' });
    await expect(far).toHaveDisplayValue('Within 50 km');
    // The button that was pressed is gone.
    await waitFor(() => expect(far).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: 'Anywhere' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Near me' })).toHaveFocus());
  },
};
export const Denied: Story = {
  beforeEach: () => deviceAt(undefined),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Filters' }));
    const dialog = within(await findDialog('Filters'));
    await userEvent.click(dialog.getByRole('button', { name: 'Near me' }));
    await expect(await dialog.findByText(/^Your browser does not say where you are/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Near me' })).toBeEnabled();
  },
};
