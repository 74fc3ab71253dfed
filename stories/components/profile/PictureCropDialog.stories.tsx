import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { findDialog } from '../../../mocks/findDialog.ts';
import { pictures } from '../../../mocks/fixtures/pictures.ts';
import { PictureCropDialog } from '../../../src/components/profile/PictureCropDialog.tsx';

const meta = {
  title: 'Components/Profile/PictureCropDialog',
  component: PictureCropDialog,
  args: { noun: 'cover', src: pictures.glacier.url, round: true, wide: true, onCancel: fn(), onCrop: fn() },
} satisfies Meta<typeof PictureCropDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Four to one. */
export const Cover: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = within(await findDialog('Choose the part for your cover'));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
