import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { choose } from '../../../../mocks/choose.ts';
import { authors } from '../../../../mocks/factories/feed.ts';
import {
  liveComments,
  makeChannel,
  makeLiveComment,
  manyLiveComments,
} from '../../../../mocks/factories/live.ts';
import { LiveCommentsPanel } from '../../../../src/components/live/rooms/LiveCommentsPanel.tsx';

const moderation = {
  readerId: authors.amara.userId,
  onHide: fn(),
  onPin: fn(),
  onRemove: fn(),
  onMute: fn(),
  onSet: fn(),
};

const meta = {
  title: 'Components/Live/LiveCommentsPanel',
  component: LiveCommentsPanel,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360, height: 560 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    channel: makeChannel(),
    comments: liveComments,
    unsent: [],
    text: '',
    onType: fn(),
    onSend: fn(),
    onRetry: fn(),
    onDiscard: fn(),
  },
  render: function Controlled(args) {
    const [text, setText] = useState(args.text);
    return <LiveCommentsPanel {...args} text={text} onType={(event) => setText(event.text)} />;
  },
} satisfies Meta<typeof LiveCommentsPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Comment' });
    await userEvent.type(field, 'Boa noite from Porto!{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith({ text: 'Boa noite from Porto!' });
    await userEvent.clear(field);
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(field).toHaveAccessibleDescription('Please write a comment.');
    await expect(canvas.queryByRole('button', { name: /^More about/ })).toBeNull();
  },
};
export const Empty: Story = {
  args: { comments: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nobody has said anything yet.')).toBeVisible();
  },
};
/** What was refused says why, and can be sent again. */
export const Refused: Story = {
  args: { unsent: [{ clientId: 'c1', text: 'And again.', error: 'One comment in a second.' }] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('One comment in a second.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledWith({ clientId: 'c1' });
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(args.onDiscard).toHaveBeenCalledWith({ clientId: 'c1' });
  },
};
export const Off: Story = {
  args: { channel: makeChannel({ commentsOff: true }), comments: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};
/** What the host does about comments and who writes them. */
export const Moderated: Story = {
  args: {
    channel: makeChannel({ slowModeSec: 10 }),
    comments: [
      ...liveComments.map((one) => (one.commentId === 'lc2' ? { ...one, state: 'PINNED' as const } : one)),
      makeLiveComment({ commentId: 'lc9', author: authors.konoha, state: 'HIDDEN' }),
    ],
    moderation,
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('One in 10 seconds')).toBeVisible();
    await expect(canvas.getByText('Hidden')).toBeVisible();
    await choose({ canvas, userEvent }, 'Remove from the room', 'More about the comment of Joon-ho Park');
    await expect(moderation.onRemove).toHaveBeenCalledWith(expect.objectContaining({ userId: 'u7' }));
    await choose({ canvas, userEvent }, 'Pin', 'More about the comment of Joon-ho Park');
    await expect(moderation.onPin).toHaveBeenCalledWith(expect.objectContaining({ pinned: true }));
    await choose({ canvas, userEvent }, 'Switch comments off', 'Settings of the comments');
    await expect(moderation.onSet).toHaveBeenCalledWith({ commentsOff: true });
  },
};
/** The newest are in sight, and stay so unless somebody reads further up. */
export const Many: Story = {
  args: { comments: manyLiveComments(60) },
  play: async ({ canvas, userEvent }) => {
    const log = canvas.getByRole('log');
    await expect(log.scrollHeight - log.scrollTop - log.clientHeight).toBeLessThan(2);
    log.scrollTo({ top: 0 });
    const latest = await canvas.findByRole('button', { name: 'New comments' });
    await userEvent.click(latest);
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'New comments' })).toBeNull());
    await expect(log.scrollHeight - log.scrollTop - log.clientHeight).toBeLessThan(2);
  },
};
