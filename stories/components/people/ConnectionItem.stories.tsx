import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { choose } from '../../../mocks/choose.ts';
import { authors } from '../../../mocks/factories/feed.ts';
import { connectionLists, makeConnection, relations } from '../../../mocks/factories/people.ts';
import { longName, longText, longWord } from '../../../mocks/fixtures/longText.ts';
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
export const Minimal: Story = { args: { connection: makeConnection({ member: authors.joonho }) } };
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
/** The row stays and says what became of it. */
export const Accepted: Story = {
  args: { connection: { ...request, viewer: relations.connected }, list: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You are connected now');
  },
};
export const Declined: Story = {
  args: { connection: { ...request, viewer: relations.stranger }, list: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Request declined');
  },
};
export const RequestSent: Story = { args: { connection: connectionLists[2][0] ?? request, list: 2 } };
export const Followed: Story = {
  args: { connection: connectionLists[3][0] ?? request, list: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Followed', { exact: false })).toHaveTextContent('Followed 1 week ago');
  },
};
export const FollowsMe: Story = {
  args: { connection: connectionLists[4][0] ?? request, list: 4 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Followed you', { exact: false })).toHaveTextContent(
      'Followed you 4 days ago',
    );
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
export const LongText: Story = {
  args: {
    list: 1,
    connection: makeConnection({
      member: { ...authors.ilse, userName: longName, headline: longWord },
      viewer: { ...relations.asking, mutualCount: 12_345 },
      note: longText,
    }),
  },
};
