import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { choose } from '../../../../mocks/choose.ts';
import { makeComposerPicture } from '../../../../mocks/factories/composer.ts';
import { pictures } from '../../../../mocks/fixtures/pictures.ts';
import { moveTo } from '../../../../src/lib/moveTo.ts';
import { ComposerMedia } from '../../../../src/components/feed/compose/ComposerMedia.tsx';

const meta = {
  title: 'Components/Feed/ComposerMedia',
  component: ComposerMedia,
  args: {
    pictures: [
      makeComposerPicture(),
      makeComposerPicture({ id: 'p2', previewUrl: pictures.dunes.url, alt: '' }),
    ],
    onDescribe: fn(),
    onRemove: fn(),
    onRetry: fn(),
    onMove: fn(),
  },
} satisfies Meta<typeof ComposerMedia>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Arrived, without a description and a name, on its way, and refused. */
export const Default: Story = {
  args: {
    pictures: [
      makeComposerPicture(),
      makeComposerPicture({ id: 'p2', previewUrl: pictures.dunes.url, alt: '', name: undefined }),
      makeComposerPicture({ id: 'p3', name: 'dunes.png', state: 'uploading', progress: 0.42, alt: '' }),
      makeComposerPicture({
        id: 'p4',
        name: 'harbour.png',
        state: 'failed',
        error: 'You seem to be offline. Check your connection and try again.',
        retryable: true,
      }),
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove picture 1, isar.png' }));
    await expect(args.onRemove).toHaveBeenCalledWith({ id: 'p1' });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Description of picture 2' }), 'A');
    await expect(args.onDescribe).toHaveBeenCalledWith({ id: 'p2', alt: 'A' });
    await expect(canvas.getByRole('progressbar', { name: 'Uploading dunes.png' })).toHaveAttribute(
      'aria-valuenow',
      '42',
    );
    await expect(canvas.getByRole('alert')).toHaveTextContent('You seem to be offline');
    const retry = canvas.getByRole('button', { name: 'Retry' });
    await userEvent.click(retry);
    await expect(args.onRetry).toHaveBeenCalledWith({ id: 'p4' });
    retry.blur();
  },
};
/** The order changes by menu; what happened is said. */
export const Ordering: Story = {
  render: function Controlled(args) {
    const [shown, setShown] = useState(args.pictures);
    return (
      <ComposerMedia
        {...args}
        pictures={shown}
        onMove={({ id, to }) =>
          setShown(
            moveTo(
              shown,
              shown.find((one) => one.id === id)!,
              to - 1,
            ),
          )
        }
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent }, 'Move up', 'Move picture 2');
    await expect(await canvas.findByText('Picture 2 is now number 1 of 2.')).toBeInTheDocument();
    const [first] = canvas.getAllByRole('listitem');
    await expect(first).toHaveAttribute('data-drag-id', 'p2');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Move picture 1' }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Move down' })).toBeVisible());
  },
};
