import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { choose } from '../../../mocks/choose.ts';
import {
  connectionLists,
  connectionSuggestions,
  makeConnection,
  makeCounts,
} from '../../../mocks/factories/people.ts';
import { ConnectionsPanel } from '../../../src/components/people/ConnectionsPanel.tsx';

const ready = { status: 'ready', hasMore: false, busy: false, onLoadMore: fn() } as const;

const meta = {
  title: 'Components/People/ConnectionsPanel',
  component: ConnectionsPanel,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    lists: [0, 1, 2, 3, 5, 6],
    list: 0,
    counts: makeCounts(),
    search: '',
    sort: 0,
    state: { ...ready, items: connectionLists[0] },
    suggestions: connectionSuggestions,
    onList: fn(),
    onSearch: fn(),
    onSort: fn(),
    onFind: fn(),
    onAct: fn(),
  },
} satisfies Meta<typeof ConnectionsPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('its rows', async () => {
      const list = within(canvas.getByRole('list', { name: 'Connected' }));
      await expect(list.getAllByRole('listitem')).toHaveLength(3);
      await expect(list.getByRole('link', { name: 'Ilse van Dorp' })).toHaveAttribute(
        'href',
        '/user-profile?u=u6',
      );
      const menu = 'More about Ilse van Dorp';
      await choose({ canvas, userEvent }, 'Remove connection', menu);
      const { member, viewer: relation } = connectionLists[0][0] ?? makeConnection();
      await expect(args.onAct).toHaveBeenCalledWith({ act: 'remove', member, relation, list: 0 });
      await waitFor(() => expect(canvas.getByRole('button', { name: menu })).toHaveFocus());
    });
    await userEvent.click(canvas.getByRole('tab', { name: 'Requests received 2' }));
    await expect(args.onList).toHaveBeenCalledWith({ list: 1 });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Order' }), 'By name');
    await expect(args.onSort).toHaveBeenCalledWith({ sort: 1 });
    await expect(canvas.getByRole('region', { name: 'People you may know' })).toBeVisible();
  },
};
export const Loading: Story = {
  args: { counts: undefined, suggestions: undefined, state: { status: 'loading' } },
};
export const Sent: Story = { args: { list: 2, state: { ...ready, items: connectionLists[2] } } };
/** An agency is followed as well. */
export const Followers: Story = {
  args: { lists: [0, 1, 2, 3, 4, 5, 6], list: 4, state: { ...ready, items: connectionLists[4] } },
};
/** What the two once shared is nothing to offer here. */
export const Blocked: Story = {
  args: { list: 5, state: { ...ready, items: connectionLists[5] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/shared connection/)).toBeNull();
  },
};
export const Muted: Story = {
  args: { list: 6, state: { ...ready, items: connectionLists[6] } },
  play: async ({ args, canvas, userEvent }) => {
    await choose({ canvas, userEvent }, 'Unmute', 'More about Rafael Moura');
    await expect(args.onAct).toHaveBeenCalledWith(expect.objectContaining({ act: 'unmute', list: 6 }));
  },
};
export const NobodyYet: Story = {
  args: { counts: makeCounts({ connected: 0, received: 0 }), state: { status: 'empty' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    await expect(
      canvas.getByText(/not connected with anybody yet.* Begin with the people below/),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Connect with Hiroshi/ })).toBeVisible();
  },
};
/** Neither a connection nor anything to find one by. */
export const NobodyNear: Story = {
  args: { counts: makeCounts({ connected: 0 }), state: { status: 'empty' }, suggestions: [] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/Connect from the profile of somebody you know/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Search for people' }));
    await expect(args.onFind).toHaveBeenCalledOnce();
  },
};
/** Another text than where there is nobody at all. */
export const NothingFound: Story = {
  args: { search: 'zzz', state: { status: 'empty' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByText('People you may know')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the search' }));
    await expect(args.onSearch).toHaveBeenCalledWith({ text: '' });
  },
};
