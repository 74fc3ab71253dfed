import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { choose } from '../../../mocks/choose.ts';
import { authors } from '../../../mocks/factories/feed.ts';
import { connectionLists, makeConnection, relations } from '../../../mocks/factories/people.ts';
import { ConnectionItem } from '../../../src/components/people/ConnectionItem.tsx';

const [request = makeConnection()] = connectionLists[1];

const meta = {
  title: 'Components/People/ConnectionItem',
  component: ConnectionItem,
  decorators: [
    (Story) => (
      <ul style={{ maxWidth: 600, listStyle: 'none' }}>
        <Story />
      </ul>
    ),
  ],
  args: { connection: connectionLists[0][0] ?? makeConnection(), list: 0, onAct: fn() },
} satisfies Meta<typeof ConnectionItem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Ilse van Dorp' })).toHaveAttribute(
      'href',
      '/user-profile?u=u6',
    );
    await choose({ canvas, userEvent }, 'Remove connection', 'More about Ilse van Dorp');
    await expect(args.onAct).toHaveBeenCalledWith({
      act: 'remove',
      member: args.connection.member,
      relation: args.connection.viewer,
      list: args.list,
    });
  },
};
export const RequestReceived: Story = {
  args: { connection: request, list: 1 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accept the request of Joon-ho Park' }));
    await expect(args.onAct).toHaveBeenCalledWith({
      act: 'accept',
      member: args.connection.member,
      relation: args.connection.viewer,
      list: args.list,
    });
  },
};
export const Declined: Story = {
  args: { connection: { ...request, viewer: relations.stranger }, list: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Request declined');
  },
};
export const Muted: Story = { args: { connection: makeConnection({ viewer: relations.muted }) } };
/** What the two once shared is nothing to offer here. */
export const Blocked: Story = {
  args: { connection: connectionLists[5][0] ?? request, list: 5 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/shared connection/)).toBeNull();
  },
};
/** Text that is read the other way begins below the name as well. */
export const RightToLeft: Story = {
  args: {
    connection: makeConnection({
      member: { ...authors.ilse, userName: 'ليلى كريمي', headline: 'مصممة منتجات في كادي' },
    }),
  },
  play: async ({ canvas }) => {
    const left = (text: string) => canvas.getByText(text).getBoundingClientRect().left;
    await expect(left('مصممة منتجات في كادي')).toBeCloseTo(left('ليلى كريمي'), 0);
  },
};
