import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { changeFriend, chatWith } from '../../mocks/chatMemory.ts';
import { choose } from '../../mocks/choose.ts';
import { makeMessage, manyMessages, pictureMessage } from '../../mocks/factories/chat.ts';
import { findDialog } from '../../mocks/findDialog.ts';
import { chatHandlers } from '../../mocks/handlers/chat.ts';
import { peopleHandlers } from '../../mocks/handlers/people.ts';
import { mock } from '../../mocks/msw.ts';
import { signedIn } from '../../mocks/session.ts';
import ChatPage from '../../src/pages/chat/ChatPage.tsx';

const marked = fn();
const reported = fn();

const meta = {
  title: 'Flows/Chatting',
  component: ChatPage,
  parameters: { path: '/chats?with=u6' },
  beforeEach({ msw }) {
    marked.mockClear();
    reported.mockClear();
    msw.use(
      ...mock({
        ...chatHandlers,
        changeReadStatus(body) {
          marked(body.lastMessageId);
          return chatHandlers.changeReadStatus(body);
        },
        manageConnection(body) {
          reported(body);
          return peopleHandlers.manageConnection(body);
        },
      }),
    );
    chatWith(manyMessages(60));
    changeFriend('u6', { unread: 25 });
    return signedIn();
  },
  // The states are those of the page and of ConversationPanel.
  tags: ['!visual'],
} satisfies Meta<typeof ChatPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It opens where the reader stopped, three pages above the end, and nothing that was not seen is marked. */
export const ManyUnread: Story = {
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('New messages', { selector: 'li' })).toBeVisible();
    // The first of 25 from the other one, among 60 of which every third is one's own.
    await expect(screen.getByText(/^Gate 24 is counted/)).toBeVisible();
    await expect(marked).not.toHaveBeenCalledWith('n0059');
    await userEvent.click(await screen.findByRole('button', { name: /latest|new/i }));
    await waitFor(() => expect(marked).toHaveBeenCalledWith('n0059'));
  },
};
/** A message is reported as what it is, to whoever runs the server. */
export const ReportedMessage: Story = {
  beforeEach() {
    changeFriend('u6', { unread: 0 });
  },
  play: async ({ canvas, userEvent }) => {
    const name = /^More about Ilse van Dorp’s message of/;
    const [button] = (await screen.findAllByRole('button', { name })).slice(-1);
    await choose({ canvas, userEvent }, 'Report', button?.getAttribute('aria-label') ?? '');
    const dialog = within(await findDialog('Report this message'));
    await userEvent.click(dialog.getAllByRole('radio')[0] ?? document.body);
    await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
    await waitFor(() =>
      expect(reported).toHaveBeenCalledWith(
        expect.objectContaining({ action: 6, otherUserId: 'u6', messageId: 'n0059' }),
      ),
    );
  },
};
/** Switched in the settings: Enter begins a new line, and Ctrl with it sends. */
export const EnterSwitchedOff: Story = {
  beforeEach() {
    localStorage.setItem('rolecast.enterSends', 'false');
  },
  play: async ({ userEvent }) => {
    const field = await screen.findByRole('textbox', { name: 'Message to Ilse van Dorp' });
    await userEvent.type(field, 'North gate first.{Enter}Then the river.');
    await expect(field).toHaveValue('North gate first.\nThen the river.');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(field).toHaveValue(''));
  },
};
/** On screen is not read while nobody looks at the page. */
export const HiddenTab: Story = {
  beforeEach() {
    changeFriend('u6', { unread: 2 });
    Object.defineProperty(document, 'hidden', { configurable: true, value: true });
    return () => void Reflect.deleteProperty(document, 'hidden');
  },
  play: async () => {
    await expect(await screen.findByText(/^Gate 60 is counted/)).toBeVisible();
    await expect(await screen.findByText('New messages', { selector: 'li' })).toBeVisible();
    await expect(marked).not.toHaveBeenCalled();
    Reflect.deleteProperty(document, 'hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(marked).toHaveBeenCalledWith('n0059'));
  },
};
/** A picture is seen alone, as one of a post is, and the focus is on it again afterwards. */
export const PictureSeenAlone: Story = {
  beforeEach() {
    chatWith([makeMessage(), pictureMessage]);
    changeFriend('u6', { unread: 0 });
  },
  play: async ({ userEvent }) => {
    const picture = await screen.findByRole('button', { name: pictureMessage.media?.alt });
    await userEvent.click(picture);
    const viewer = await findDialog('Picture');
    await expect(within(viewer).getByRole('img')).toHaveAccessibleName(pictureMessage.media?.alt);
    await userEvent.keyboard('+');
    await expect(await within(viewer).findByText('Zoom 150 %')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(picture).toHaveFocus());
  },
};
