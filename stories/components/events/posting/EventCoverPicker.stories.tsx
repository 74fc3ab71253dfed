import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { filledEvent, noUploads } from '../../../../mocks/factories/eventForm.ts';
import { pictures } from '../../../../mocks/fixtures/pictures.ts';
import { EventCoverPicker } from '../../../../src/components/events/posting/EventCoverPicker.tsx';

const meta = {
  title: 'Components/Events/EventCoverPicker',
  component: EventCoverPicker,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  args: { ...noUploads.cover, onChange: fn() },
} satisfies Meta<typeof EventCoverPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const upload = { id: 'u1', name: 'hall.jpg', previewUrl: pictures.dunes.url, progress: 0.4 };

/** Whoever was asked for it, and chose one, is asked no more. */
export const Sending: Story = {
  args: { upload: { ...upload, state: 'uploading' }, error: 'Please add a picture.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Change picture' })).toHaveAccessibleDescription(
      /^It stands wherever the event is shown/,
    );
  },
};
/** Refused for its size: another one can be chosen, and what was there stays. */
export const TooSmall: Story = {
  args: {
    picture: filledEvent.eventImage,
    upload: {
      ...upload,
      previewUrl: '',
      state: 'failed',
      error: 'A picture is 16:9 and at least 1200 pixels wide.',
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('at least 1200 pixels wide');
    const file = new File(['picture'], 'hall.jpg', { type: 'image/jpeg' });
    await userEvent.upload(canvas.getByLabelText('File of the picture'), file);
    await expect(args.onPick).toHaveBeenCalledWith({ file });
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    canvas.getByRole('button', { name: 'Change picture' }).blur();
  },
};
