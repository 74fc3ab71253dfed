import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { chatWith } from '../../../mocks/chatMemory.ts';
import { choose } from '../../../mocks/choose.ts';
import { manyMessages } from '../../../mocks/factories/chat.ts';
import { relations } from '../../../mocks/factories/people.ts';
import { findDialog } from '../../../mocks/findDialog.ts';
import { chatHandlers } from '../../../mocks/handlers/chat.ts';
import { peopleHandlers } from '../../../mocks/handlers/people.ts';
import { relationNow } from '../../../mocks/memory.ts';
import { failing, mock, MockProblem, pending, unreachable } from '../../../mocks/msw.ts';
import { retryWith } from '../../../mocks/retryWith.ts';
import { signedIn } from '../../../mocks/session.ts';
import { visited, visiting } from '../../../mocks/visits.ts';
import { ChatAction } from '../../../src/domain/chat.ts';
import ChatPage from '../../../src/pages/chat/ChatPage.tsx';

const sent = fn();
const open = { path: '/chats?with=u6' };
/** One at a time stands on a phone. */
const isWide = () => matchMedia('(min-width: 768px)').matches;

const meta = {
  title: 'Pages/Chat/ChatPage',
  component: ChatPage,
  parameters: { path: '/chats' },
  beforeEach({ msw }) {
    sent.mockClear();
    msw.use(
      ...mock({
        ...chatHandlers,
        sendMessage(body) {
          // Who types is told meanwhile.
          if (body.action !== ChatAction.TYPING) sent(body);
          return chatHandlers.sendMessage(body);
        },
        manageConnection: peopleHandlers.manageConnection,
      }),
    );
    return signedIn();
  },
} satisfies Meta<typeof ChatPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole('textbox', { name: 'Message to Ilse van Dorp' });

export const Default: Story = {
  play: async ({ userEvent }) => {
    await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Chat List');
    await expect(await screen.findAllByRole('listitem')).toHaveLength(4);
    await userEvent.type(screen.getByRole('searchbox'), 'gates');
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    await expect(screen.getByRole('link', { name: 'Ilse van Dorp' })).toHaveAttribute(
      'href',
      '/chats?with=u6&message=m6',
    );
    await userEvent.clear(screen.getByRole('searchbox'));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(4));
  },
};
export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(...mock({ getFriendList: pending }));
  },
};
/** The first answer fails. */
export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(...mock({ getFriendList: failing() }));
  },
  play: async ({ msw, userEvent }) => {
    const none = { message: 'Conversations', response: [], count: 0, unreadTotal: 0, requestCount: 0 };
    await retryWith({ msw, userEvent }, { getFriendList: () => none });
    await expect(await screen.findByRole('link', { name: 'Find people' })).toBeVisible();
  },
};
/** What was on screen is read: the number goes, the line stays. */
export const Open: Story = {
  parameters: open,
  play: async () => {
    await expect(await screen.findByText('New messages', { selector: 'li' })).toBeVisible();
    // A phone shows the conversation alone.
    await expect(screen.getByRole('searchbox', { hidden: true }).checkVisibility()).toBe(isWide());
    if (isWide()) await waitFor(() => expect(screen.queryByText('unread', { exact: false })).toBeNull());
    await expect(await screen.findByText('Ilse van Dorp asks you for a recommendation')).toBeInTheDocument();
  },
};
/** A message of long ago is read down to, a long page at a time. */
export const FoundLongAgo: Story = {
  tags: ['!visual'], // MessageList draws one that was found.
  parameters: { path: '/chats?with=u6&message=n0012' },
  beforeEach: () => chatWith(manyMessages(430)),
  play: async () => {
    const found = await screen.findByText(/^Gate 13 is counted/);
    await waitFor(() =>
      expect(Math.abs(2 * found.getBoundingClientRect().top - innerHeight)).toBeLessThan(innerHeight),
    );
    await expect(await screen.findByRole('button', { name: 'Jump to latest' })).toBeVisible();
  },
};
/** Each deletion asks in its own words. What is sent stands there at once, and gets its time when the server has it. */
export const Sending: Story = {
  parameters: open,
  play: async ({ canvas, userEvent }) => {
    const mine = await screen.findAllByRole('button', { name: /^More about your message of/ });
    const name = mine.at(-1)?.getAttribute('aria-label') ?? '';
    const leaveIt = async (question: string | RegExp) => {
      const dialog = within(await findDialog(question, 'alertdialog'));
      await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    };
    await choose({ canvas, userEvent }, 'Delete for me', name);
    await leaveIt('Delete this message for you?');
    await choose({ canvas, userEvent }, 'Delete conversation', 'More about Ilse van Dorp');
    await leaveIt(/^Delete the conversation with Ilse/);
    await choose({ canvas, userEvent }, 'Delete for both', name);
    const dialog = within(await findDialog('Delete this message for both?', 'alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(await screen.findByText('You deleted this message')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.type(await field(), 'North gate first.{Shift>}{Enter}{/Shift}Then the river.');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    // Another element shows it once the server has it.
    await waitFor(() => expect(screen.getByText(/^North gate first/, { selector: 'p' })).toBeVisible());
    await expect(await field()).toHaveValue('');
    await waitFor(() => expect(screen.queryByText(/^(Sending…|Waiting)/)).toBeNull());
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ action: 0, message: 'North gate first.\nThen the river.' }),
    );
  },
};
/** What is written stays with whom it is for. Nothing is lost: it waits, and can be taken back. */
export const Waiting: Story = {
  tags: ['!visual'], // ConversationPanel draws one that waits; muted, the header has a word more.
  parameters: open,
  beforeEach({ msw }) {
    chatWith(manyMessages(60));
    localStorage.setItem('draft.u1.chat.u6', JSON.stringify('I was about to say'));
    msw.use(
      ...mock({
        sendMessage(body) {
          if (body.action !== ChatAction.TYPING) sent(body);
          return unreachable();
        },
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await field()).toHaveValue('I was about to say');
    await userEvent.click(await screen.findByRole('button', { name: 'Earlier messages' }));
    await expect(await screen.findByText(/^Gate 41 is counted/)).toBeInTheDocument();
    await choose({ canvas, userEvent }, 'Mute', 'More about Ilse van Dorp');
    await expect(await screen.findByText(/^Muted · Last active/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.clear(await field());
    await userEvent.type(await field(), 'Is this on?');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByText('Is this on?')).toBeNull());
  },
};
export const NotConnected: Story = {
  parameters: { path: '/chats?with=u40' },
  beforeEach({ msw }) {
    msw.use(...mock({ getUserInfo: visiting(visited({ viewer: relations.stranger })).getUserInfo }));
  },
  play: async () => {
    await screen.findByText(/You are not connected with Viktor Hale/);
    await expect(await screen.findByRole('button', { name: /^Connect/ })).toBeVisible();
  },
};
export const NotFound: Story = {
  parameters: { path: '/chats?with=nobody' },
  beforeEach({ msw }) {
    msw.use(...mock({ getUserInfo: failing(404) }));
  },
  play: async () => {
    await expect(await screen.findByText(/This conversation is not available/)).toBeVisible();
  },
};
/** Who asks to be connected is answered where the notification leads, and written to at once. */
export const Requested: Story = {
  parameters: open,
  beforeEach({ msw }) {
    const getWholeMessage: typeof chatHandlers.getWholeMessage = (body) => {
      if (relationNow('u6')?.connectionStatus === 1) return chatHandlers.getWholeMessage(body);
      throw new MockProblem(404, { code: 'NOT_FOUND', message: 'There is nothing.' });
    };
    msw.use(...mock({ ...visiting(visited({ viewer: relations.asking })), getWholeMessage }));
  },
  play: async ({ userEvent }) => {
    const why = await screen.findByText(/would like to connect with you/);
    await expect(why).toHaveTextContent(/Once you accept, you can write to each other\.$/);
    await userEvent.click(await screen.findByRole('button', { name: 'Accept the request of Ilse van Dorp' }));
    await expect(await field()).toBeVisible();
  },
  tags: ['!visual'], // ConversationPanel draws who asks, and Open what follows.
};
