import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocation } from 'react-router-dom';
import { expect, screen, waitFor, within } from 'storybook/test';
import { feedHandlers } from '../../mocks/handlers/feed.ts';
import { siteHandlers } from '../../mocks/handlers/site.ts';
import { mock } from '../../mocks/msw.ts';
import { signedIn } from '../../mocks/session.ts';
import Dashboard from '../../src/app/Dashboard.tsx';

function Address() {
  const { pathname, search } = useLocation();
  return <output hidden>{pathname + search}</output>;
}

/** The Jobs tab in the order that was chosen. */
const meta = {
  title: 'Flows/JobOrder',
  component: Dashboard,
  // Components/Jobs/JobFilters shows the choice, Flows/JobSearch the list.
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

const [turbine, translator, baker] = [
  'Wind turbine technician',
  'Subtitle translator, Swahili to English',
  'Night baker',
];
const listed = (...names: string[]) =>
  waitFor(() => {
    const feed = within(screen.getByRole('feed', { name: 'Jobs' }));
    const titles = feed.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    return expect(titles).toEqual(names);
  });
const order = () => screen.findByRole('combobox', { name: 'Order' });
const address = (text: string) =>
  waitFor(() => expect(document.querySelector('output')).toHaveTextContent(text));

export const Default: Story = {
  play: async ({ userEvent, step }) => {
    await step('the newest come first until another order is chosen', async () => {
      await expect(await order()).toHaveDisplayValue('Newest first');
      await listed(turbine, translator, baker);
    });
    await step('what closes soonest', async () => {
      await userEvent.selectOptions(await order(), 'Closing soonest');
      await listed(baker, translator, turbine);
      await address('/?tab=jobs&sort=closing');
    });
    await step('what pays most; what does not say comes last', async () => {
      await userEvent.selectOptions(await order(), 'Highest pay in EUR');
      await listed(turbine, baker, translator);
      await address('/?tab=jobs&sort=pay&currency=EUR');
    });
  },
};
/** A reload, and a link: the address has the order. */
export const FromLink: Story = {
  parameters: { path: '/?tab=jobs&sort=match' },
  play: async () => {
    await expect(await order()).toHaveDisplayValue('Most skills matched');
    await listed(turbine, baker, translator);
  },
};
