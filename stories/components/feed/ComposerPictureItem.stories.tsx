import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
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
