import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { media } from '../../../../mocks/factories/feed.ts';
import film from '../../../../mocks/fixtures/film.webm';
import { longText } from '../../../../mocks/fixtures/longText.ts';
import { pictures } from '../../../../mocks/fixtures/pictures.ts';
import { PostMedia } from '../../../../src/components/feed/posts/PostMedia.tsx';

const all = Object.values(pictures).map((picture, index) => media(picture, `post/m${index}`));
const { valley, harbour, glacier } = pictures;

const meta = {
  title: 'Components/Feed/PostMedia',
  component: PostMedia,
  args: { media: [media(valley)] },
} satisfies Meta<typeof PostMedia>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const picture = canvas.getByRole('button', { name: valley.alt });
    await userEvent.click(picture);
    const dialog = await screen.findByRole('dialog', { name: 'Picture' });
    await expect(dialog).toHaveTextContent(valley.alt);
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(picture).toHaveFocus());
  },
};
export const Upright: Story = { args: { media: [media(harbour)] } };
export const Panorama: Story = { args: { media: [media(glacier)] } };
export const Two: Story = { args: { media: all.slice(0, 2) } };
export const Three: Story = { args: { media: all.slice(0, 3) } };
export const Four: Story = { args: { media: all.slice(0, 4) } };
export const Eight: Story = {
  args: { media: [...all, { ...all[0]!, mediaKey: 'post/m7' }, { ...all[1]!, mediaKey: 'post/m8' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(5);
    await expect(canvas.getByText('and 3 more', { exact: false })).toBeInTheDocument();
  },
};
const video = {
  mediaKey: 'post/v',
  url: film,
  mediaType: 1,
  alt: 'A sun crosses a valley',
  width: 160,
  height: 90,
  durationSec: 1,
} as const;

export const Video: Story = {
  args: { media: [{ ...video, posterUrl: valley.url }] },
  play: async ({ canvas }) => {
    const player = canvas.getByLabelText<HTMLVideoElement>('A sun crosses a valley');
    await expect(player.controls).toBe(true);
    await expect(player.paused).toBe(true);
    await expect(player.networkState).not.toBe(HTMLMediaElement.NETWORK_LOADING);
  },
};
/** Without a still its first picture is shown. */
export const VideoWithoutPoster: Story = {
  args: { media: [video] },
  play: async ({ canvas }) => {
    const player = canvas.getByLabelText<HTMLVideoElement>('A sun crosses a valley');
    await waitFor(() => expect(player.videoWidth).toBe(160));
  },
};
/** It did not come, and how large it is was not said. */
export const LongText: Story = {
  args: {
    media: [
      {
        ...media(valley),
        width: undefined,
        height: undefined,
        alt: longText,
        url: 'data:image/png;base64,broken',
      },
    ],
  },
};
