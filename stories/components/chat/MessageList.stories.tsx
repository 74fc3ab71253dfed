import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { makeMessage, manyMessages } from '../../../mocks/factories/chat.ts';
import { minutesBefore } from '../../../mocks/factories/feed.ts';
import { pictures } from '../../../mocks/fixtures/pictures.ts';
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
    onPicture: fn(),
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
/** It opens at the message that was looked for. So few that none of them is put away. */
export const Found: Story = {
  args: { messages: many.slice(0, 36), foundId: 'n0016', hasOlder: false },
  play: async ({ args, canvas }) => {
    const region = box(canvas).getBoundingClientRect();
    const found = canvas.getByText(/^Gate 17 is counted/).getBoundingClientRect();
    await expect(found.top).toBeGreaterThan(region.top);
    await expect(found.bottom).toBeLessThan(region.bottom);
    await expect(canvas.getByText('Found: Ilse van Dorp:', { exact: false })).toBeInTheDocument();
    await canvas.findByRole('button', { name: 'Jump to latest' });
    await expect(args.onSeen).not.toHaveBeenCalled();
  },
};
/** Older ones come above what is read, and that does not move. What is then far below is put away, but for what has the focus. */
export const Earlier: Story = {
  play: async ({ args, canvas }) => {
    const region = box(canvas);
    const of = (gate: number) => canvas.queryByText(new RegExp(`^Gate ${gate} is counted`));
    const place = (gate: number) => of(gate)?.getBoundingClientRect().top ?? NaN;
    const moved = async (gate: number, act: () => Promise<unknown>) => {
      const before = place(gate);
      await act();
      await expect(Math.abs(place(gate) - before)).toBeLessThan(1);
    };
    region.scrollTop = 90;
    await moved(43, async () => {
      await waitFor(() => expect(args.onOlder).toHaveBeenCalled());
      await canvas.findByText(/^Gate 2 is counted/);
    });
    const menus = canvas.getAllByRole('button', { name: /^More about/ });
    menus.at(-1)?.focus({ preventScroll: true });
    const height = region.scrollHeight;
    region.scrollTop = 200;
    await waitFor(() => expect(of(43), 'far below').toBeNull());
    await expect(menus.at(-1)).toHaveFocus();
    await expect(of(60)).toBeInTheDocument();
    await expect(Math.abs(region.scrollHeight - height)).toBeLessThan(2);
    menus.at(-1)?.blur();
    // It comes back where it was.
    region.scrollTop = region.scrollHeight;
    await waitFor(() => expect(of(43)).toBeInTheDocument());
    await waitFor(() => expect(of(2), 'far above').toBeNull());
    await expect(distanceToEnd(region)).toBeLessThan(2);
    await expect(Math.abs(region.scrollHeight - height)).toBeLessThan(2);
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
/** A picture on its way that nobody has described says so to who cannot see it. */
export const PictureOnItsWay: Story = {
  tags: ['!visual'], // What is asserted is not seen; ConversationPanel draws what waits.
  args: {
    outgoing: [
      {
        clientId: 'c1',
        messageType: 1,
        message: '',
        previewUrl: pictures.orchard.url,
        alt: '',
        createdAt: minutesBefore(0),
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Picture without a description' })).toBeVisible();
  },
};
