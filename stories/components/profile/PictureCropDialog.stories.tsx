import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { findDialog } from '../../../mocks/findDialog.ts';
import { pictures } from '../../../mocks/fixtures/pictures.ts';
import { PictureCropDialog } from '../../../src/components/profile/PictureCropDialog.tsx';

const meta = {
  title: 'Components/Profile/PictureCropDialog',
  component: PictureCropDialog,
  args: { noun: 'photo', src: pictures.meadow.url, round: true, wide: false, onCancel: fn(), onCrop: fn() },
} satisfies Meta<typeof PictureCropDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async () => {
    const dialog = await findDialog('Choose the part for your photo');
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
/** Four to one. */
export const Cover: Story = {
  args: { noun: 'cover', wide: true, src: pictures.glacier.url },
  play: async ({ args, userEvent }) => {
    const dialog = within(await findDialog('Choose the part for your cover'));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
