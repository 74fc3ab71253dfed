import type { RequestBody } from '#openapi/contract.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocation } from 'react-router-dom';
import { expect, screen, waitFor, within } from 'storybook/test';
import { findDialog } from '../../mocks/findDialog.ts';
import { feedHandlers } from '../../mocks/handlers/feed.ts';
import { siteHandlers } from '../../mocks/handlers/site.ts';
import { MockProblem, mock } from '../../mocks/msw.ts';
import { ownSearches, searchesNow } from '../../mocks/searchMemory.ts';
import { signedIn } from '../../mocks/session.ts';
import Dashboard from '../../src/app/Dashboard.tsx';
import { toastQueue } from '../../src/lib/toastQueue.ts';

function Address() {
  const { pathname, search } = useLocation();
  return <output hidden>{pathname + search}</output>;
}

/** A search for jobs is kept, looked at again, and deleted. */
const meta = {
  title: 'Flows/JobSearches',
  component: Dashboard,
  // Components/Jobs/JobSearchesBar shows it.
  tags: ['!visual'],
  parameters: { path: '/?tab=jobs' },
  render: () => (
    <>
      <Dashboard />
      <Address />
    </>
  ),
  beforeEach({ msw }) {
    msw.use(...mock({ ...feedHandlers, ...siteHandlers }));
    return signedIn();
  },
} satisfies Meta<typeof Dashboard>;
export default meta;
type Story = StoryObj<typeof meta>;

const full = 'You can save 20 searches. Please delete one first.';
const saving = { name: 'Save this search' };
const address = (text: string) =>
  waitFor(() => expect(document.querySelector('output')).toHaveTextContent(text));
const found = (name: string) => screen.findByRole('article', { name });

export const Default: Story = {
  play: async ({ userEvent, step }) => {
    await found('Night baker');
    await step('with nothing narrowed there is nothing to keep', async () => {
      await expect(screen.queryByRole('button', saving)).toBeNull();
    });
    await step('what is looked for is kept as it stands', async () => {
      await userEvent.type(screen.getByRole('searchbox', { name: 'Search jobs' }), 'baker');
      await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Closing soonest');
      await address('/?tab=jobs&q=baker&sort=closing');
      await userEvent.click(await screen.findByRole('button', saving));
      await waitFor(() => expect(screen.getByRole('button', { ...saving, pressed: true })).toBeVisible());
      await expect(searchesNow()).toMatchObject([{ filters: { text: 'baker' }, sort: 2 }]);
    });
    await step('pressed again, it is kept no more', async () => {
      await userEvent.click(screen.getByRole('button', saving));
      await waitFor(() => expect(screen.getByRole('button', { ...saving, pressed: false })).toBeVisible());
      await expect(searchesNow()).toEqual([]);
    });
  },
};
export const OpenAndDelete: Story = {
  beforeEach() {
    const createdAt = '2026-01-10T09:00:00.000Z';
    ownSearches([
      { searchId: 'js2', filters: { text: 'baker' }, createdAt },
      { searchId: 'js1', filters: { workplaceTypes: [3] }, sort: 3, createdAt },
    ]);
  },
  play: async ({ userEvent, step }) => {
    await step('one that is kept is looked at again', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Saved searches (2)' }));
      const dialog = within(await findDialog('Saved searches'));
      await userEvent.click(dialog.getByRole('button', { name: 'Remote' }));
      await address('/?tab=jobs&where=3&sort=match');
      await found('Subtitle translator, Swahili to English');
      await waitFor(() => expect(screen.getByRole('button', { ...saving, pressed: true })).toBeVisible());
    });
    await step('and the other one is deleted', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Saved searches (2)' }));
      const dialog = within(await findDialog('Saved searches'));
      await userEvent.click(dialog.getByRole('button', { name: 'Delete “baker”' }));
      await waitFor(() => expect(dialog.queryByRole('button', { name: 'Delete “baker”' })).toBeNull());
      await expect(searchesNow()).toHaveLength(1);
      await userEvent.click(dialog.getByRole('button', { name: 'Delete Remote' }));
      await expect(await dialog.findByText('No search is saved any more.')).toBeVisible();
    });
  },
};
/** A search that could not be kept is said so, and can be kept again. */
export const NotSaved: Story = {
  parameters: { path: '/?tab=jobs&q=baker' },
  beforeEach({ msw }) {
    msw.use(
      ...mock({
        manageJobSearches(body) {
          if (body.action === 1) throw new MockProblem(422, { code: 'VALIDATION', message: full });
          return feedHandlers.manageJobSearches(body);
        },
      }),
    );
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', saving));
    await waitFor(() =>
      expect(toastQueue.all().at(-1)).toMatchObject({
        kind: 'error',
        title: 'The search was not saved',
        description: full,
      }),
    );
    await expect(screen.getByRole('button', { ...saving, pressed: false })).toBeVisible();
  },
};
/** What was looked for is kept, not what was typed: no job would ever have that word. */
export const Misspelt: Story = {
  parameters: { path: '/?tab=jobs&q=bakre' },
  beforeEach({ msw }) {
    msw.use(
      ...mock({
        getFeedList: (body: RequestBody<'getFeedList'>) => ({
          ...feedHandlers.getFeedList({ ...body, filters: { text: 'baker' } }),
          correctedText: 'baker',
        }),
      }),
    );
  },
  play: async ({ userEvent }) => {
    await found('Night baker');
    await userEvent.click(await screen.findByRole('button', saving));
    await waitFor(() => expect(screen.getByRole('button', { ...saving, pressed: true })).toBeVisible());
    await expect(searchesNow()).toMatchObject([{ filters: { text: 'baker' } }]);
  },
};
