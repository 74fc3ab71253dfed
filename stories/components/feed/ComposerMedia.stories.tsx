import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { choose } from '../../../mocks/choose.ts';
import { makeComposerPicture } from '../../../mocks/factories/composer.ts';
import { pictures } from '../../../mocks/fixtures/pictures.ts';
import { moveTo } from '../../../src/lib/moveTo.ts';
import { ComposerMedia } from '../../../src/components/feed/ComposerMedia.tsx';

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

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
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
  },
};
