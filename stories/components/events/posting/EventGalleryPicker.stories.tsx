import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { noUploads } from '../../../../mocks/factories/eventForm.ts';
import { pictures } from '../../../../mocks/fixtures/pictures.ts';
import { EventGalleryPicker } from '../../../../src/components/events/posting/EventGalleryPicker.tsx';

const meta = {
  title: 'Components/Events/EventGalleryPicker',
  component: EventGalleryPicker,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  args: { ...noUploads.gallery, pictures: [], onChange: fn() },
} satisfies Meta<typeof EventGalleryPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const meadow = { mediaKey: 'k2', src: pictures.meadow.url, alt: 'A field of tents by the water' };
const harbour = { mediaKey: 'k3', src: pictures.harbour.url, alt: '' };

/** Two that are there, one on its way and one that was refused. */
export const Default: Story = {
  args: {
    pictures: [meadow, harbour],
    uploads: [
      { id: 'u1', name: 'quay.jpg', previewUrl: pictures.dunes.url, state: 'uploading', progress: 0.4 },
      {
        id: 'u2',
        name: 'door.png',
        previewUrl: pictures.glacier.url,
        state: 'failed',
        progress: 0,
        error: 'This file did not upload.',
        retryable: true,
      },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move picture 2 up' }));
    await expect(args.onChange).toHaveBeenCalledWith({ pictures: [harbour, meadow] });
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledWith({ id: 'u2' });
    (document.activeElement as HTMLElement | null)?.blur();
  },
};
