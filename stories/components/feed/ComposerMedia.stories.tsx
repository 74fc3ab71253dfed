import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { makeComposerPicture } from '../../../mocks/factories/composer.ts';
import { pictures } from '../../../mocks/fixtures/pictures.ts';
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
  },
} satisfies Meta<typeof ComposerMedia>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};
export const Refused: Story = {
  args: { error: 'A post has at most ten pictures.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('A post has at most ten pictures.');
  },
};
