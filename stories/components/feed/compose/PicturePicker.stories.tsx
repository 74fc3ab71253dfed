import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PicturePicker } from '../../../../src/components/feed/compose/PicturePicker.tsx';

const meta = {
  title: 'Components/Feed/PicturePicker',
  component: PicturePicker,
  args: { onPick: fn() },
} satisfies Meta<typeof PicturePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Add pictures or video' })).toBeEnabled();
    const types = { 'a.png': 'image/png', 'b.mp4': 'video/mp4', 'c.webm': 'video/webm' };
    const files = Object.entries(types).map(([name, type]) => new File(['x'], name, { type }));
    await userEvent.upload(canvasElement.querySelector<HTMLInputElement>('input[type=file]')!, files);
    await expect(args.onPick).toHaveBeenCalledWith({ files });
  },
};
/** On phones the system's own camera opens. */
export const WithCapture: Story = {
  args: { capture: true },
  play: async ({ args, canvas, userEvent }) => {
    const file = new File(['x'], 'photo.jpg', { type: 'image/jpeg' });
    await userEvent.upload(canvas.getByLabelText('Photo'), file);
    await expect(args.onPick).toHaveBeenCalledWith({ files: [file] });
  },
};
