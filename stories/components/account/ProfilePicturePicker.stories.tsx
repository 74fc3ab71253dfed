import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { pictures } from '../../../mocks/fixtures/pictures.ts';
import { ProfilePicturePicker } from '../../../src/components/account/ProfilePicturePicker.tsx';

const meta = {
  title: 'Components/Account/ProfilePicturePicker',
  component: ProfilePicturePicker,
  args: { name: 'Amara Diallo', shape: 'person', onPick: fn(), onRemove: fn(), onRetry: fn() },
} satisfies Meta<typeof ProfilePicturePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const previewUrl = pictures.meadow.url;

export const Uploading: Story = {
  args: { picture: { previewUrl, state: 'uploading', progress: 0.4 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeEnabled();
  },
};
export const Ready: Story = {
  args: { picture: { previewUrl, state: 'ready', progress: 1 } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};
export const Failed: Story = {
  args: {
    picture: {
      previewUrl,
      state: 'failed',
      progress: 0.4,
      error: 'This picture did not upload.',
      retryable: true,
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You can go on without it.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
/** On phones the front camera is one press away. */
export const WithCapture: Story = {
  args: { capture: true },
  play: async ({ args, canvas, userEvent }) => {
    const chosen = new File(['picture'], 'me.png', { type: 'image/png' });
    await userEvent.upload(canvas.getByLabelText('File of your picture'), chosen);
    await expect(args.onPick).toHaveBeenLastCalledWith({ file: chosen });
    await expect(canvas.getByRole('button', { name: 'Take a photo' })).toBeEnabled();
    const file = new File(['picture'], 'photo.jpg', { type: 'image/jpeg' });
    await userEvent.upload(canvas.getByLabelText('Photo of you'), file);
    await expect(args.onPick).toHaveBeenLastCalledWith({ file });
  },
};
