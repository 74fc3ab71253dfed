import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import Reload from '../../src/app/Reload.tsx';

const meta = {
  title: 'Flows/Reload',
  component: Reload,
  args: { onClose: fn() },
} satisfies Meta<typeof Reload>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Only a draft that this device could not keep stands between the press and the new version. */
export const DraftOnThisPageAlone: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Reload without what you are writing?' });
    await expect(dialog).toHaveTextContent('Send it or copy it first.');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
