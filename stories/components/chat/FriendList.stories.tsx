import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { friends, makeFriend, makeMessage, manyFriends } from '../../../mocks/factories/chat.ts';
import { minutesBefore } from '../../../mocks/factories/feed.ts';
import { emojiRun, longName, longText, longWord } from '../../../mocks/fixtures/longText.ts';
import { FriendList } from '../../../src/components/chat/FriendList.tsx';

const ready = { status: 'ready', hasMore: false, busy: false, onLoadMore: fn() } as const;

const meta = {
  title: 'Components/Chat/FriendList',
  component: FriendList,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 336, height: 600 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    state: { ...ready, items: friends },
    currentId: 'u6',
    search: '',
    onSearch: fn(),
    requests: 2,
    requestsHref: '/profile?tab=connections',
  },
} satisfies Meta<typeof FriendList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    const open = canvas.getByRole('link', { name: 'Ilse van Dorp' });
    await expect(open).toHaveAttribute('href', '/chats?with=u6');
    await expect(open).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('img', { name: 'Muted' })).toBeVisible();
    await expect(canvas.getByText('No messages yet')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), 'c');
    await expect(args.onSearch).toHaveBeenCalledWith({ text: 'c' });
    await userEvent.clear(canvas.getByRole('searchbox'));
  },
};
export const Empty: Story = {
  args: { state: { status: 'empty' }, requests: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Find people' })).toBeVisible();
  },
};
export const NothingFound: Story = {
  args: { state: { status: 'empty' }, search: 'zeppelin' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(args.onSearch).toHaveBeenCalledWith({ text: '' });
  },
};
export const Error: Story = {
  args: { state: { status: 'error', error: { message: 'The server did not answer.' }, onRetry: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.state.status === 'error' && args.state.onRetry).toHaveBeenCalledOnce();
  },
};
export const Many: Story = {
  args: { state: { ...ready, items: manyFriends(20), hasMore: true, onLoadMore: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(args.state.status === 'ready' && args.state.onLoadMore).toHaveBeenCalledOnce();
  },
};
export const LongText: Story = {
  args: {
    state: {
      ...ready,
      items: [longName, longWord, emojiRun].map((userName, index) =>
        makeFriend({
          friendId: `m${index}`,
          userName,
          unread: 12_345,
          isMuted: true,
          lastMessage: makeMessage({ friendId: `m${index}`, message: longText }),
        }),
      ),
    },
    requests: 12_345,
  },
};
const cable = makeMessage({
  message:
    'Before the doors open somebody has to look after the terminals in the north hall: it was the cable.',
  createdAt: minutesBefore(60 * 24 * 40),
});
/** The message that has the words stands in place of the last one, and is where the conversation opens. */
export const Found: Story = {
  args: {
    state: {
      ...ready,
      items: [makeFriend({ found: cable }), makeFriend({ friendId: 'u50', userName: 'Çable Öz' })],
    },
    search: 'cable',
    typing: new Set(['u6']),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ilse van Dorp' })).toHaveAttribute(
      'href',
      '/chats?with=u6&message=m100',
    );
    // A line that ends early begins near them.
    const [found] = canvas.getAllByRole('listitem');
    await expect(found).toHaveTextContent('…north hall: it was the cable.');
    await expect(canvas.getByText('cable', { selector: '[data-part=preview] > strong' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Çable Öz' })).toHaveAttribute('href', '/chats?with=u50');
  },
};
/** In place of what was said last. */
export const Typing: Story = {
  args: {
    state: {
      ...ready,
      items: [
        ...friends,
        makeFriend({
          friendId: 'u50',
          userName: 'ليلى كريمي',
          lastMessage: makeMessage({
            friendId: 'u50',
            fromUserId: 'u50',
            message: 'شكرا! نلتقي غدا عند الباب الشمالي.',
          }),
        }),
      ],
    },
    typing: new Set(['u6', 'u7']),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('is typing…')[0]).toBeVisible();
    // Names and words of either direction; the row itself stays as the page reads.
    await expect(getComputedStyle(canvas.getByText(/شكرا/)).direction).toBe('rtl');
  },
};
