import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { choose } from '../../../mocks/choose.ts';
import { makeComposerPicture } from '../../../mocks/factories/composer.ts';
import { ComposerPictureItem } from '../../../src/components/feed/ComposerPictureItem.tsx';

const meta = {
  title: 'Components/Feed/ComposerPictureItem',
  component: ComposerPictureItem,
  decorators: [
    (Story) => (
      <ul style={{ maxWidth: 512 }}>
        <Story />
      </ul>
    ),
  ],
  args: {
    picture: makeComposerPicture(),
    position: 1,
    count: 3,
    onDescribe: fn(),
    onRemove: fn(),
    onRetry: fn(),
    onMove: fn(),
  },
} satisfies Meta<typeof ComposerPictureItem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove picture 1, isar.png' }));
    await expect(args.onRemove).toHaveBeenCalledWith({ id: 'p1' });
  },
};
export const Minimal: Story = {
  args: { picture: makeComposerPicture({ alt: '', name: undefined }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Description of picture 1' }), 'A');
    await expect(args.onDescribe).toHaveBeenCalledWith({ id: 'p1', alt: 'A' });
  },
};
export const Uploading: Story = {
  args: { picture: makeComposerPicture({ state: 'uploading', progress: 0.42, alt: '' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Uploading isar.png' })).toHaveAttribute(
      'aria-valuenow',
      '42',
    );
  },
};
export const Video: Story = {
  args: {
    picture: makeComposerPicture({
      name: 'workshop.webm',
      video: true,
      previewUrl: '',
      state: 'preparing',
      progress: 0,
      alt: '',
    }),
    count: 1,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Description of video' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Move video' })).toBeNull();
  },
};
/** Everything that dragging does, by keyboard. */
export const Moving: Story = {
  args: { position: 2 },
  play: async ({ args, canvas, userEvent }) => {
    await choose({ canvas, userEvent }, 'Move up', 'Move picture 2');
    await expect(args.onMove).toHaveBeenCalledWith({ id: 'p1', to: 1 });
    await userEvent.click(canvas.getByRole('button', { name: 'Move picture 2' }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Move down' })).toBeVisible());
  },
};
export const Failed: Story = {
  args: {
    picture: makeComposerPicture({
      state: 'failed',
      error: 'You seem to be offline. Check your connection and try again.',
      retryable: true,
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You seem to be offline');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledWith({ id: 'p1' });
  },
};
