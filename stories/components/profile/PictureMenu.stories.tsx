import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { PictureMenu } from '../../../src/components/profile/PictureMenu.tsx';

const meta = {
  title: 'Components/Profile/PictureMenu',
  component: PictureMenu,
  decorators: [
    (Story) => (
      <div
        style={{
          padding: 16,
          minHeight: 200,
          display: 'flex',
          justifyContent: 'flex-end',
          alignItems: 'start',
        }}
      >
        <Story />
      </div>
    ),
  ],
  args: { noun: 'photo', filled: true, onPick: fn(), onRemove: fn() },
} satisfies Meta<typeof PictureMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const file = new File(['picture'], 'me.png', { type: 'image/png' });
    await userEvent.upload(canvas.getByLabelText('File of your photo'), file);
    await expect(args.onPick).toHaveBeenCalledWith({ file });
    canvas.getByRole('button', { name: 'Change your photo' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Remove the photo' })).toBeVisible());
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
  },
};
/** There is nothing to remove. */
export const None: Story = {
  args: { filled: false, noun: 'cover' },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Change your cover' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Add a cover' })).toBeVisible());
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
    await expect(screen.getAllByRole('menuitem')).toHaveLength(1);
  },
};
