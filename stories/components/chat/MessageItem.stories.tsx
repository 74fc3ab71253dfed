import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { choose } from '../../../mocks/choose.ts';
import { makeMessage, makeOwnMessage } from '../../../mocks/factories/chat.ts';
import { minutesBefore } from '../../../mocks/factories/feed.ts';
import { findMenu } from '../../../mocks/findMenu.ts';
import { MessageItem } from '../../../src/components/chat/MessageItem.tsx';

const own = makeOwnMessage({ createdAt: minutesBefore(23 * 60) });

const meta = {
  title: 'Components/Chat/MessageItem',
  component: MessageItem,
  decorators: [
    (Story) => (
      <ul style={{ listStyle: 'none', maxWidth: 640, minHeight: 220 }}>
        <Story />
      </ul>
    ),
  ],
  args: { message: makeMessage(), friendName: 'Ilse van Dorp', onAct: fn(), onPicture: fn() },
} satisfies Meta<typeof MessageItem>;
export default meta;
type Story = StoryObj<typeof meta>;

/** For a day, one's own goes for both. */
export const WithMenu: Story = {
  args: { message: own },
  play: async ({ args, canvas, userEvent }) => {
    const [button] = canvas.getAllByRole('button');
    await expect(button).toHaveAccessibleName(/^More about your message of/);
    await choose({ canvas, userEvent }, 'Delete for both', button?.getAttribute('aria-label') ?? '');
    await expect(args.onAct).toHaveBeenCalledWith({ act: 'delete', message: own });
    button?.focus();
    await userEvent.keyboard('{Enter}');
    await findMenu();
    await expect(screen.getByRole('menuitem', { name: 'Copy text' })).toBeVisible();
  },
};
/** The address of a picture ends after some minutes: it is asked for once, and not for ever. */
export const Stale: Story = {
  // A browser draws what does not come as it likes.
  tags: ['!visual'],
  args: {
    message: makeMessage({
      messageType: 1,
      message: '',
      media: { mediaKey: 'chat/m1', url: '/media/that-has-ended.webp', mediaType: 0, alt: 'The north gate' },
    }),
  },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.onPicture).toHaveBeenCalledOnce());
    await expect(args.onPicture).toHaveBeenCalledWith(expect.objectContaining({ what: 'missed' }));
    const picture = canvas.getByRole('img', { name: 'The north gate' });
    picture.dispatchEvent(new Event('error'));
    await expect(args.onPicture).toHaveBeenCalledOnce();
    // Whoever is about to open it gets an address that works.
    canvas.getByRole('button', { name: 'The north gate' }).focus();
    await expect(args.onPicture).toHaveBeenLastCalledWith(expect.objectContaining({ what: 'near' }));
  },
};
