import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes, useLocation } from 'react-router-dom';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { findDialog } from '../../mocks/findDialog.ts';
import { feedHandlers } from '../../mocks/handlers/feed.ts';
import { siteHandlers } from '../../mocks/handlers/site.ts';
import { mock } from '../../mocks/msw.ts';
import { forgetMember, signedIn } from '../../mocks/session.ts';
import Shortcuts from '../../src/app/Shortcuts.tsx';
import { Button } from '../../src/components/ui/Button.tsx';
import { switchSingleKeys } from '../../src/hooks/site/singleKeys.ts';
import DashboardPage from '../../src/pages/site/DashboardPage.tsx';

const begun = fn();
const liked = fn();

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

function Place() {
  const { pathname, search } = useLocation();
  return (
    <>
      <h1>{pathname + search}</h1>
      <input aria-label="Comment" />
      <Button data-shortcut="n" onClick={begun}>
        New post
      </Button>
    </>
  );
}

/** Keys that act on every page (product 2.4). */
const meta = {
  title: 'Flows/Shortcuts',
  component: Shortcuts,
  // The stories of ShortcutsDialog draw the list; nothing else is seen of it.
  tags: ['!visual'],
  render: () => (
    <>
      <Shortcuts />
      <Routes>
        <Route path="*" element={<Place />} />
      </Routes>
    </>
  ),
  beforeEach() {
    begun.mockClear();
    liked.mockClear();
    // As a page with posts, which likes at `l` and moves at `j`.
    const page = (event: KeyboardEvent) => void ('jl'.includes(event.key) && liked(event.key));
    document.addEventListener('keydown', page);
    signedIn();
    return () => {
      document.removeEventListener('keydown', page);
      localStorage.removeItem('rolecast.shortcuts');
    };
  },
} satisfies Meta<typeof Shortcuts>;
export default meta;
type Story = StoryObj<typeof meta>;

const place = (name: string) => screen.findByRole('heading', { name });

export const Going: Story = {
  play: async ({ userEvent, step }) => {
    await place('/');
    for (const [letter, path] of [
      ['p', '/posts'],
      ['j', '/?tab=jobs'],
      ['t', '/tickets'],
      ['d', '/'],
    ] as const)
      await step(`g ${letter}`, async () => {
        await userEvent.keyboard(`g${letter}`);
        await place(path);
      });
    await step('a letter without a place does nothing, also not what it means on the page', async () => {
      await userEvent.keyboard('gl');
      await place('/');
      await expect(liked).not.toHaveBeenCalled();
    });
    await step('alone it is the page’s again', async () => {
      await userEvent.keyboard('l');
      await expect(liked).toHaveBeenCalledWith('l');
    });
  },
};
export const Beginning: Story = {
  play: async ({ userEvent }) => {
    await place('/');
    await userEvent.keyboard('n');
    await expect(begun).toHaveBeenCalledOnce();
  },
};
/** A page that begins nothing leads to a new post; its address is left behind. */
export const BeginningElsewhere: Story = {
  parameters: { path: '/tickets' },
  render: () => (
    <>
      <Shortcuts />
      <Routes>
        <Route path="/" element={<DashboardPage />} />
        <Route path="*" element={<h1>Tickets</h1>} />
      </Routes>
      <Address />
    </>
  ),
  beforeEach({ msw }) {
    msw.use(...mock({ ...feedHandlers, ...siteHandlers }));
  },
  play: async ({ userEvent, step }) => {
    await place('Tickets');
    await step('it opens the composer of the dashboard', async () => {
      await userEvent.keyboard('n');
      const field = within(await findDialog('New post')).getByRole('textbox', { name: 'Your post' });
      await waitFor(() => expect(field).toHaveFocus());
      await expect(screen.getByTestId('address')).toHaveTextContent(/^\/$/);
    });
    await step('closed, it stays closed', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(screen.getByRole('region', { name: 'New post' })).toBeVisible();
    });
    await step('so it does from a tab without a composer', async () => {
      await userEvent.click(screen.getByRole('tab', { name: 'Saved' }));
      await waitFor(() => expect(screen.queryByRole('region', { name: 'New post' })).toBeNull());
      screen.getByRole('tab', { name: 'Saved' }).blur();
      await userEvent.keyboard('n');
      await findDialog('New post');
      await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/^\/$/));
    });
  },
};
/** Who is signed out writes no posts. */
export const BeginningAsGuest: Story = {
  ...BeginningElsewhere,
  beforeEach: () => forgetMember(),
  play: async ({ userEvent }) => {
    await place('Tickets');
    await userEvent.keyboard('n');
    await expect(screen.getByTestId('address')).toHaveTextContent('/tickets');
  },
};
export const Listing: Story = {
  play: async ({ userEvent }) => {
    await place('/');
    await userEvent.keyboard('?');
    const dialog = within(await findDialog('Keyboard shortcuts'));
    await expect(dialog.getByText('New post, job or event')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
/** They are letters while somebody types, and can be switched off (WCAG 2.1.4). */
export const Resting: Story = {
  play: async ({ canvas, userEvent }) => {
    await place('/');
    const field = canvas.getByRole('textbox', { name: 'Comment' });
    await userEvent.type(field, 'gpn?');
    await expect(field).toHaveValue('gpn?');
    field.blur();
    // Who goes into a field behind `g` writes there.
    await userEvent.keyboard('g');
    await userEvent.type(field, 'p');
    await expect(field).toHaveValue('gpn?p');
    await place('/');
    field.blur();
    switchSingleKeys(false);
    await userEvent.keyboard('gpn?');
    await expect(begun).not.toHaveBeenCalled();
    await place('/');
    switchSingleKeys(true);
    await userEvent.keyboard('gp');
    await place('/posts');
  },
};
