import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { makeMessage, manyMessages } from '../../../mocks/factories/chat.ts';
import { minutesBefore } from '../../../mocks/factories/feed.ts';
import { MessageList } from '../../../src/components/chat/MessageList.tsx';
import { Button } from '../../../src/components/ui/Button.tsx';

const many = manyMessages(60);
const arrived = makeMessage({ messageId: 'new', message: 'Are you there?', createdAt: minutesBefore(1) });

const meta = {
  title: 'Components/Chat/MessageList',
  component: MessageList,
  args: {
    friendName: 'Ilse van Dorp',
    messages: many.slice(-20),
    outgoing: [],
    hasOlder: true,
    onOlder: fn(),
    onMessage: fn(),
    onSeen: fn(),
    onRetry: fn(),
    onDiscard: fn(),
  },
  render: function Growing(args) {
    const [messages, setMessages] = useState(args.messages);
    return (
      <>
        <div style={{ height: 520, maxWidth: 720, display: 'flex', flexDirection: 'column' }}>
          <MessageList
            {...args}
            messages={messages}
            onOlder={() => {
              args.onOlder();
              setMessages(many);
            }}
          />
        </div>
        <Button variant="outline" onClick={() => setMessages([...messages, arrived])}>
          Let one arrive
        </Button>
      </>
    );
  },
} satisfies Meta<typeof MessageList>;
export default meta;
type Story = StoryObj<typeof meta>;

const box = (canvas: { getByRole: (role: string, options: { name: string }) => HTMLElement }) =>
  canvas.getByRole('region', { name: 'Messages with Ilse van Dorp' });
const distanceToEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) =>
  scrollHeight - scrollTop - clientHeight;

/** It opens at its end, and stays there when a message arrives. */
export const Many: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(distanceToEnd(box(canvas))).toBeLessThan(2);
    await waitFor(() => expect(args.onSeen).toHaveBeenCalledWith({ messageId: 'n0059' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Let one arrive' }));
    await expect(canvas.getByRole('log')).toHaveTextContent('Ilse van Dorp: Are you there?');
    await waitFor(() => expect(distanceToEnd(box(canvas))).toBeLessThan(2));
    await waitFor(() => expect(args.onSeen).toHaveBeenCalledWith({ messageId: 'new' }));
    await expect(args.onOlder).not.toHaveBeenCalled();
  },
};
/** Older ones come above what is read, and that does not move. */
export const Earlier: Story = {
  play: async ({ args, canvas }) => {
    const region = box(canvas);
    const place = () => canvas.getByText(/^Gate 43 is counted/).getBoundingClientRect().top;
    region.scrollTop = 90;
    const before = place();
    await waitFor(() => expect(args.onOlder).toHaveBeenCalled());
    await canvas.findByText(/^Gate 2 is counted/);
    await expect(place()).toBeCloseTo(before, -1);
  },
};
/** Who reads further up is not thrown to the end; a button leads there. */
export const ArrivedBelow: Story = {
  args: { hasOlder: false },
  play: async ({ args, canvas, userEvent }) => {
    const region = box(canvas);
    region.scrollTop = 200;
    await canvas.findByRole('button', { name: 'Jump to latest' });
    await userEvent.click(canvas.getByRole('button', { name: 'Let one arrive' }));
    await expect(await canvas.findByRole('button', { name: 'New messages' })).toBeVisible();
    await expect(region.scrollTop).toBe(200);
    await expect(args.onSeen).not.toHaveBeenCalledWith({ messageId: 'new' });
  },
};
export const EarlierFailed: Story = {
  args: { messages: many.slice(-3), olderError: 'The server did not answer.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The server did not answer.');
  },
};
