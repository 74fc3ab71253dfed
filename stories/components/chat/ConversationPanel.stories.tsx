import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { choose } from '../../../mocks/choose.ts';
import {
  conversation,
  makeFriend,
  makeMessage,
  makeOwnMessage,
  requestMessage,
} from '../../../mocks/factories/chat.ts';
import { minutesBefore } from '../../../mocks/factories/feed.ts';
import { relations } from '../../../mocks/factories/people.ts';
import { pictures } from '../../../mocks/fixtures/pictures.ts';
import { visited } from '../../../mocks/visits.ts';
import { ConversationPanel } from '../../../src/components/chat/ConversationPanel.tsx';
import { RelationActions } from '../../../src/components/people/RelationActions.tsx';

const ready = {
  status: 'ready',
  friend: makeFriend(),
  messages: conversation,
  outgoing: [],
  firstUnreadId: 'm7',
  hasOlder: false,
  onOlder: fn(),
} as const;
const sending = {
  clientId: 'c1',
  messageType: 0,
  message: 'North gate first, then the river.',
  createdAt: minutesBefore(0),
} as const;

/** Two words, one that is gone, and news of a recommendation. */
const latest = [
  ...conversation.slice(-2),
  makeMessage({
    messageId: 'm9',
    message: '',
    createdAt: minutesBefore(13),
    deletedAt: minutesBefore(12),
  }),
  {
    ...requestMessage,
    messageId: 'm10',
    createdAt: minutesBefore(11),
    recommendation: {
      recommendationId: 'r1',
      state: 1 as const,
      preview: 'Amara rewrote the ticket API in three weeks and answered every odd question with a drawing.',
    },
  },
];

const asking = { member: visited().member, relation: relations.asking };
const meta = {
  title: 'Components/Chat/ConversationPanel',
  component: ConversationPanel,
  decorators: [
    (Story) => (
      <div style={{ height: 680, maxWidth: 780 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    state: ready,
    form: {
      value: '',
      enterSends: true,
      onChange: fn(),
      onSubmit: fn(),
      onPick: fn(),
      onDescribe: fn(),
      onRemovePicture: fn(),
      onRetryPicture: fn(),
    },
    onMessage: fn(),
    onPicture: fn(),
    onSeen: fn(),
    onRetry: fn(),
    onDiscard: fn(),
    onAct: fn(),
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.form.value);
    return (
      <ConversationPanel {...args} form={{ ...args.form, value, onChange: ({ text }) => setValue(text) }} />
    );
  },
} satisfies Meta<typeof ConversationPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('New messages', { selector: 'li' })).toBeVisible();
    await waitFor(() => expect(args.onSeen).toHaveBeenCalledWith({ messageId: 'm8' }));
    await expect(canvas.getByText('Today')).toBeVisible();
    await expect(canvas.getByRole('log', { name: 'New messages' })).toBeEmptyDOMElement();
    await choose({ canvas, userEvent }, 'Mute', 'More about Ilse van Dorp');
    await expect(args.onAct).toHaveBeenCalledWith({ act: 'mute' });
  },
};
export const Empty: Story = {
  args: { state: { ...ready, messages: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No messages yet. Say hello to Ilse van Dorp.')).toBeVisible();
  },
};
export const Error: Story = {
  args: { state: { status: 'error', error: { message: 'There is no such member.' }, onRetry: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.state.status === 'error' && args.state.onRetry).toHaveBeenCalledOnce();
  },
};
/** One that waits, and one that stays until it is sent or thrown away; meanwhile the other writes. */
export const Waiting: Story = {
  args: {
    typing: true,
    state: {
      ...ready,
      firstUnreadId: undefined,
      messages: latest,
      outgoing: [
        sending,
        { ...sending, clientId: 'c2', error: 'Ilse van Dorp is not connected with you any more.' },
      ],
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    // Said once, and not by what is drawn.
    await expect(canvas.getByText('is typing…')).toBeVisible();
    await expect(
      canvas.getByText('Ilse van Dorp is typing', { selector: '[role="status"]' }),
    ).toBeInTheDocument();
    await expect(canvas.getByText('This message was deleted')).toBeVisible();
    await expect(canvas.getByText('Ilse van Dorp wrote a recommendation for you')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to recommendations' })).toHaveAttribute(
      'href',
      '/profile?tab=recommendations&list=pending',
    );
    await expect(canvas.getByText('Waiting to be sent')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onDiscard).toHaveBeenLastCalledWith({ clientId: 'c1' });
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledWith({ clientId: 'c2' });
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(args.onDiscard).toHaveBeenLastCalledWith({ clientId: 'c2' });
  },
};
/** Who may not be written to says why. */
export const NotConnected: Story = {
  args: {
    state: { ...ready, friend: makeFriend({ canMessage: false, isMuted: true }) },
    actions: <RelationActions dense brief {...asking} relation={relations.stranger} onAct={fn()} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You are not connected with Ilse van Dorp/)).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};
export const WithPicture: Story = {
  args: {
    form: {
      ...meta.args.form,
      picture: {
        name: 'gates.jpg',
        previewUrl: pictures.orchard.url,
        state: 'uploading',
        progress: 0.4,
        alt: '',
      },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const field = canvas.getByRole('textbox', { name: 'Message to Ilse van Dorp' });
    await expect(field).toHaveAccessibleDescription('The picture is still on its way.');
    await expect(args.form.onSubmit).not.toHaveBeenCalled();
  },
};
/** Words of either direction begin where they are read from; the sides say who wrote them. */
export const RightToLeft: Story = {
  args: {
    state: {
      ...ready,
      friend: makeFriend({ userName: 'ليلى كريمي' }),
      messages: [
        makeMessage({ messageId: 'a1', message: 'شكرا! نلتقي غدا عند الباب الشمالي، الساعة 9:30.' }),
        makeOwnMessage({ messageId: 'a2', message: 'حسنا، See you there!', createdAt: minutesBefore(3) }),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText(/نلتقي/)).direction).toBe('rtl');
  },
};
