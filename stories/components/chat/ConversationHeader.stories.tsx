import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { makeFriend } from '../../../mocks/factories/chat.ts';
import { findMenu } from '../../../mocks/findMenu.ts';
import { ConversationHeader } from '../../../src/components/chat/ConversationHeader.tsx';

const meta = {
  title: 'Components/Chat/ConversationHeader',
  component: ConversationHeader,
  args: { friend: makeFriend({ verificationStatus: 3 }), onAct: fn() },
} satisfies Meta<typeof ConversationHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  decorators: [
    (Story) => (
      <div style={{ minHeight: 380 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More about Ilse van Dorp' }));
    await findMenu();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Delete conversation' }));
    await waitFor(() => expect(args.onAct).toHaveBeenCalledWith({ act: 'deleteConversation' }));
    // The menu that goes is not taken for the one that is opened again.
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'More about Ilse van Dorp' }));
    await findMenu();
    await expect(screen.getByRole('menuitem', { name: 'View profile' })).toBeVisible();
  },
};
