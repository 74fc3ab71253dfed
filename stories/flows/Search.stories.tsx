import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocation } from 'react-router-dom';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { nguyen } from '../../mocks/factories/search.ts';
import { searchHandlers } from '../../mocks/handlers/search.ts';
import { held } from '../../mocks/held.ts';
import { failing, mock, pending } from '../../mocks/msw.ts';
import { signedIn } from '../../mocks/session.ts';
import Search from '../../src/app/Search.tsx';
import { recentSearches } from '../../src/hooks/people/recentSearches.ts';
import { toastQueue } from '../../src/lib/toastQueue.ts';

/** Where the application has gone. */
function Here() {
  const { pathname, state } = useLocation();
  return <output aria-label="Address">{`${pathname} ${JSON.stringify(state)}`}</output>;
}

const meta = {
  title: 'Flows/Search',
  component: Search,
  // The stories of SearchBar draw what is seen here.
  tags: ['!visual'],
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '24rem' }}>
        {Story()}
        <Here />
      </div>
    ),
  ],
  beforeEach({ msw }) {
    localStorage.removeItem('rolecast.searches.u1');
    msw.use(...mock(searchHandlers));
    return signedIn();
  },
} satisfies Meta<typeof Search>;
export default meta;
type Story = StoryObj<typeof meta>;

const bar = () => within(document.querySelector<HTMLElement>('search') ?? document.body);
const types = () => bar().getByRole('combobox', { name: 'Search type', hidden: true });
const field = () => bar().getByRole('combobox', { name: 'Search', hidden: true });
const options = async () => {
  const list = await bar().findByRole('listbox', { hidden: true }, { timeout: 3000 });
  return within(list).getAllByRole('option', { hidden: true });
};

/**
 * [S4.9] [S5.2] The type first, then a second of rest, then one request; a blank text asks nothing, an empty one closes, another
 * type clears. [S7.6] Pages from 0.
 */
export const Default: Story = {
  beforeEach({ msw }) {
    const asked = fn(searchHandlers.search);
    msw.use(...mock({ search: asked }));
    Object.assign(window, { askedSearches: asked });
  },
  play: async ({ userEvent }) => {
    const { askedSearches: asked } = window as unknown as { askedSearches: ReturnType<typeof fn> };
    await expect(field()).toBeDisabled();
    await userEvent.selectOptions(types(), 'User');
    await userEvent.type(field(), '   ');
    await expect(bar().queryByRole('listbox', { hidden: true })).toBeNull();
    const began = performance.now();
    await userEvent.type(field(), 'nguy');
    await userEvent.type(field(), 'en');
    await expect((await options())[0]).toHaveTextContent('Nguyễn Thị Lan');
    await expect(performance.now() - began).toBeGreaterThan(1000);
    await expect(asked).toHaveBeenCalledOnce();
    await expect(asked.mock.calls[0]?.[0]).toEqual({
      userId: 'u1',
      searchType: 1,
      searchText: 'nguyen',
      pageIndex: 0,
    });
    await userEvent.clear(field());
    await expect(bar().queryByRole('listbox', { hidden: true })).toBeNull();
    await userEvent.type(field(), 'a{Enter}');
    await expect(await options()).toHaveLength(11);
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await waitFor(async () => expect((await options()).length).toBeGreaterThan(11));
    await expect(asked.mock.calls.at(-1)?.[0]).toMatchObject({ searchText: 'a', pageIndex: 1 });
    await userEvent.selectOptions(types(), 'Brand');
    await expect(field()).toHaveValue('');
    await expect(bar().queryByRole('listbox', { hidden: true })).toBeNull();
  },
};
/** A member is opened with id and type beside the address; the search is offered again. */
export const Opened: Story = {
  play: async ({ userEvent }) => {
    await userEvent.selectOptions(types(), 'User');
    await userEvent.type(field(), 'nguyen{Enter}');
    await options();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() =>
      expect(screen.getByLabelText('Address')).toHaveTextContent(
        `/user-profile {"userId":"${nguyen.userId}","userType":1}`,
      ),
    );
    await expect(recentSearches('u1')).toEqual([{ type: 1, text: 'nguyen' }]);
    await userEvent.selectOptions(types(), 'Job');
    await userEvent.click(field());
    await userEvent.click((await options())[0] as HTMLElement);
    await expect(field()).toHaveValue('nguyen');
    await expect(types()).toHaveValue('1');
    await userEvent.selectOptions(types(), 'Job');
    await userEvent.type(field(), 'ceramic{Enter}');
    const [job] = await options();
    await userEvent.click(job as HTMLElement);
    await waitFor(() =>
      expect(screen.getByLabelText('Address')).toHaveTextContent(/^\/jobs\/job-details\/[\w-]{60,} /),
    );
    await userEvent.selectOptions(types(), 'Event');
    await userEvent.type(field(), 'noche{Enter}');
    const [event] = await options();
    await userEvent.click(event as HTMLElement);
    await waitFor(() =>
      expect(screen.getByLabelText('Address')).toHaveTextContent(/^\/events\/event-details\/[\w-]{60,} /),
    );
  },
};
let late = held();
const answersLate = fn(async (body: Parameters<typeof searchHandlers.search>[0]) => {
  if (body.searchText === 'nguyen') await late.wait();
  return searchHandlers.search(body);
});
/** What arrives for a text that is gone is ignored. */
export const LateAnswer: Story = {
  beforeEach({ msw }) {
    late = held();
    answersLate.mockClear();
    msw.use(...mock({ search: answersLate }));
  },
  play: async ({ userEvent }) => {
    await userEvent.selectOptions(types(), 'User');
    await userEvent.type(field(), 'nguyen{Enter}');
    await waitFor(() => expect(answersLate).toHaveBeenCalledOnce());
    await userEvent.clear(field());
    await userEvent.type(field(), 'a{Enter}');
    await expect(await options()).toHaveLength(11);
    late.release();
    // What is asked for after it is answered after it.
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await waitFor(async () => expect((await options()).length).toBeGreaterThan(11));
    await expect(answersLate.mock.calls.map(([{ searchText }]) => searchText)).toEqual(['nguyen', 'a', 'a']);
  },
};
/** [S8.2] The results that stood go, the generic toast, 'Error'; another attempt helps. */
export const Fails: Story = {
  play: async ({ msw, userEvent }) => {
    await userEvent.selectOptions(types(), 'User');
    await userEvent.type(field(), 'nguyen{Enter}');
    await expect((await options())[0]).toHaveTextContent('Nguyễn');
    msw.use(...mock({ search: failing() }));
    await userEvent.type(field(), ' thi{Enter}');
    await expect(await bar().findByText('Error', { selector: 'p' })).toBeInTheDocument();
    await expect((await options()).map((option) => option.textContent)).toEqual(['Try again']);
    await expect(bar().queryByText(/Nguyễn/)).toBeNull();
    await waitFor(() => expect(toastQueue.all().at(-1)?.title).toBe('Something went wrong'));
    msw.use(...mock(searchHandlers));
    await userEvent.click((await options())[0] as HTMLElement);
    await waitFor(async () => expect((await options())[0]).toHaveTextContent('Nguyễn'));
  },
};
/** [S8.2] Enter is another attempt too. */
export const EnterAgain: Story = {
  beforeEach({ msw }) {
    msw.use(...mock({ search: failing() }));
  },
  play: async ({ msw, userEvent }) => {
    await userEvent.selectOptions(types(), 'User');
    await userEvent.type(field(), 'nguyen{Enter}');
    await expect(await bar().findByText('Error', { selector: 'p' })).toBeInTheDocument();
    msw.use(...mock(searchHandlers));
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect((await options())[0]).toHaveTextContent('Nguyễn'));
  },
};
/** [S8.2] */
export const NothingFound: Story = {
  play: async ({ userEvent }) => {
    await userEvent.selectOptions(types(), 'Event');
    await userEvent.type(field(), 'xyzzy{Enter}');
    await expect(await bar().findByText('No results found.', { selector: 'p' })).toBeInTheDocument();
  },
};
/** [S4.9] */
export const Waiting: Story = {
  beforeEach({ msw }) {
    msw.use(...mock({ search: pending }));
  },
  play: async ({ userEvent }) => {
    await userEvent.selectOptions(types(), 'User');
    await userEvent.type(field(), 'nguyen{Enter}');
    await expect(bar().getByText('Searching')).toBeInTheDocument();
    await expect(document.querySelectorAll('search [data-part=row] [aria-hidden]').length).toBeGreaterThan(2);
  },
};
