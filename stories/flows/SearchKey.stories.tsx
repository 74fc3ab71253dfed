import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { findDialog } from '../../mocks/findDialog.ts';
import { searchHandlers } from '../../mocks/handlers/search.ts';
import { mock } from '../../mocks/msw.ts';
import { signedIn } from '../../mocks/session.ts';
import Search from '../../src/app/Search.tsx';
import { switchSingleKeys } from '../../src/hooks/site/singleKeys.ts';

const meta = {
  title: 'Flows/SearchKey',
  component: Search,
  // Where the key leads is a focus ring; the stories of AppHeader and of the search draw the rest.
  tags: ['!visual'],
  beforeEach({ msw }) {
    msw.use(...mock(searchHandlers));
    signedIn();
    return () => localStorage.removeItem('rolecast.shortcuts');
  },
} satisfies Meta<typeof Search>;
export default meta;
type Story = StoryObj<typeof meta>;

const types = () => screen.getByRole('combobox', { name: 'Search type' });
const field = () => screen.getByRole('combobox', { name: 'Search' });

/** `/` goes to what comes first, the type and then the text; it is a letter while somebody types. */
export const Default: Story = {
  globals: { viewport: { value: 'wide' } },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(types()).toBeVisible());
    await userEvent.keyboard('/');
    await expect(types()).toHaveFocus();
    await userEvent.selectOptions(types(), 'User');
    types().blur();
    await userEvent.keyboard('/');
    await expect(field()).toHaveFocus();
    await expect(field()).toHaveValue('');
    await userEvent.keyboard('a/b');
    await expect(field()).toHaveValue('a/b');
    // Answered here, so that no question is on its way when the story after this one begins.
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('No results found.', { selector: 'p' })).toBeInTheDocument();
  },
};
/** It is a single key as the others, and goes with them (WCAG 2.1.4). */
export const SwitchedOff: Story = {
  globals: { viewport: { value: 'wide' } },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(types()).toBeVisible());
    switchSingleKeys(false);
    await userEvent.keyboard('/');
    await expect(types()).not.toHaveFocus();
    switchSingleKeys(true);
    await userEvent.keyboard('/');
    await expect(types()).toHaveFocus();
  },
};
/** On phones it opens the sheet, and rests while that is open. */
export const Mobile: Story = {
  tags: ['vitest'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    // The test runner's window stays wide.
    if (matchMedia('(min-width: 768px)').matches) return;
    await waitFor(() => expect(screen.getByRole('button', { name: 'Search' })).toBeVisible());
    await userEvent.keyboard('/');
    const sheet = within(await findDialog('Search'));
    // The sheet takes its time to come.
    await waitFor(() => expect(sheet.getByRole('combobox', { name: 'Search type' })).toBeVisible());
  },
};
