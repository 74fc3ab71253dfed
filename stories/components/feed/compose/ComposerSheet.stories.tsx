import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { makeComposerPicture } from '../../../../mocks/factories/composer.ts';
import { authors } from '../../../../mocks/factories/feed.ts';
import { findDialog } from '../../../../mocks/findDialog.ts';
import { ComposerSheet } from '../../../../src/components/feed/compose/ComposerSheet.tsx';

const meta = {
  title: 'Components/Feed/ComposerSheet',
  component: ComposerSheet,
  args: {
    open: true,
    asking: false,
    writer: authors.amara,
    value: { text: 'Three interviews in one week.', visibility: 0, commentPolicy: 0 },
    pictures: [
      makeComposerPicture(),
      makeComposerPicture({ id: 'p2', state: 'uploading', progress: 0.4, alt: '' }),
    ],
    onChange: fn(),
    onPick: fn(),
    onDescribe: fn(),
    onRemove: fn(),
    onRetry: fn(),
    onMove: fn(),
    onSubmit: fn(),
    onClose: fn(),
    onKeepEditing: fn(),
    onSaveDraft: fn(),
    onDiscard: fn(),
  },
} satisfies Meta<typeof ComposerSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A photo is wanted beside the post, which stays as it is, and there is no camera. */
export const NoCamera: Story = {
  args: {
    camera: {
      capture: false,
      onCamera: fn(),
      dialog: { open: false, status: 'missing', onTake: fn(), onRetry: fn(), onClose: fn() },
    },
  },
  // One dialog after the other, as a member opens them: two that open at once lie in the order of their chunks.
  render: function Photographer(args) {
    const [open, setOpen] = useState(false);
    const { camera } = args;
    if (!camera) return <ComposerSheet {...args} />;
    const dialog = { ...camera.dialog, open };
    return <ComposerSheet {...args} camera={{ ...camera, onCamera: () => setOpen(true), dialog }} />;
  },
  play: async ({ args, userEvent }) => {
    await findDialog('New post');
    await expect(screen.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Take a photo' }));
    const dialog = await findDialog('Take a photo');
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
