import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { pictures } from '../../../mocks/fixtures/pictures.ts';
import { MessageForm } from '../../../src/components/chat/MessageForm.tsx';

const meta = {
  title: 'Components/Chat/MessageForm',
  component: MessageForm,
  args: {
    friendName: 'Ilse van Dorp',
    value: '',
    enterSends: true,
    onChange: fn(),
    onSubmit: fn(),
    onPick: fn(),
    onDescribe: fn(),
    onRemovePicture: fn(),
    onRetryPicture: fn(),
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <MessageForm {...args} value={value} onChange={({ text }) => setValue(text)} />;
  },
} satisfies Meta<typeof MessageForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is not sent. Enter sends, Shift with Enter does not. */
export const Filled: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription('Please write a message.');
    await userEvent.type(field, 'North gate{Shift>}{Enter}{/Shift}at nine ');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ text: 'North gate\nat nine' });
    await expect(field).toHaveFocus();
  },
};
/** A picture goes without words too. */
export const WithPicture: Story = {
  args: {
    picture: {
      name: 'gates.jpg',
      previewUrl: pictures.orchard.url,
      state: 'ready',
      progress: 1,
      alt: 'The gates',
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ text: '' });
  },
};
export const PictureFailed: Story = {
  args: {
    value: 'Look at this',
    picture: {
      name: 'gates.tiff',
      previewUrl: pictures.orchard.url,
      state: 'failed',
      progress: 0,
      error: 'Pictures must be JPEG, PNG, WebP, AVIF or GIF.',
      alt: '',
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByText(/The picture did not upload/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the picture' }));
    await expect(args.onRemovePicture).toHaveBeenCalledOnce();
  },
};
/** The network stopped it: it is described, and goes with its message once there is one. */
export const PictureOffline: Story = {
  args: {
    value: 'Look at this',
    picture: {
      name: 'gates.jpg',
      previewUrl: pictures.orchard.url,
      state: 'failed',
      progress: 0,
      error: 'No connection. Please check your network.',
      retryable: true,
      alt: 'The gates',
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Description of the picture' })).toHaveValue(
      'The gates',
    );
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ text: 'Look at this' });
  },
};
