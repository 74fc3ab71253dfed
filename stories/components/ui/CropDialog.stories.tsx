import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, spyOn, waitFor } from 'storybook/test';
import { findDialog } from '../../../mocks/findDialog.ts';
import { quarters, turned } from '../../../mocks/fixtures/quarters.ts';
import { pictures } from '../../../mocks/fixtures/pictures.ts';
import { Button } from '../../../src/components/ui/Button.tsx';
import { CropDialog } from '../../../src/components/ui/CropDialog.tsx';
import { cutImage } from '../../../src/lib/cutImage.ts';

const title = 'Crop your photo';
const meta = {
  title: 'Components/Ui/CropDialog',
  component: CropDialog,
  args: {
    open: true,
    src: pictures.valley.url,
    aspect: 1,
    shape: 'circle',
    title,
    onCancel: fn(),
    onCrop: fn(),
  },
} satisfies Meta<typeof CropDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const said = () => screen.getByText(/zoom [\d.]+$/);
const loaded = () => waitFor(() => expect(said()).toHaveTextContent('zoom 1.0'));
const ready = async () => {
  await findDialog(title);
  await loaded();
};

export const Open: Story = {
  args: { open: false },
  render: function Controlled(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Photo</Button>
        <CropDialog {...args} open={open} onCancel={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ args, canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Photo' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await ready();
    await step('the slider and a dragging mouse move the picture', async () => {
      fireEvent.change(screen.getByRole('slider', { name: 'Zoom' }), { target: { value: '2' } });
      const stage = screen.getByRole('application');
      await userEvent.pointer([
        { keys: '[MouseLeft>]', target: stage, coords: { clientX: 300, clientY: 300 } },
        { target: stage, coords: { clientX: 5300, clientY: 5300 } },
        { keys: '[/MouseLeft]' },
      ]);
      await userEvent.click(screen.getByRole('button', { name: 'Use this part' }));
      await expect(args.onCrop).toHaveBeenCalledWith({ x: 0, y: 0, width: 450, height: 450 });
    });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    // Once more, for the picture. A dialog that is opened while it closes still has what was chosen.
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('{Enter}');
    await ready();
  },
};
/** By keyboard alone: nearer, to the right, and cut. */
export const Circle: Story = {
  play: async ({ args, userEvent }) => {
    await ready();
    await expect(screen.getByRole('application', { name: 'Part of the picture' })).toHaveFocus();
    await userEvent.keyboard('{Shift>}{ArrowRight>9/}{/Shift}');
    await expect(said()).toHaveTextContent('100 % from the left, zoom 1.0');
    await userEvent.keyboard('{+>10/}{ArrowUp}');
    await expect(said()).toHaveTextContent('zoom 2.0');
    await userEvent.click(screen.getByRole('button', { name: 'Use this part' }));
    await expect(args.onCrop).toHaveBeenCalledWith({ x: 925, y: 216, width: 450, height: 450 });
  },
};
export const Rect: Story = {
  args: { src: pictures.glacier.url, aspect: 4, shape: 'rect', title: 'Crop your cover' },
  play: async ({ args, userEvent, step }) => {
    await findDialog('Crop your cover');
    await loaded();
    await userEvent.click(screen.getByRole('button', { name: 'Use this part' }));
    await expect(args.onCrop).toHaveBeenCalledWith({ x: 0, y: 100, width: 2400, height: 600 });
    await step('a photo that a phone took sideways is cut upright, without its metadata', async () => {
      const flat = await quarters();
      for (const [file, [red, green, blue]] of [
        [flat, [200, 0, 0]],
        // Turned by 90 degrees, what was below on the left is above.
        [await turned(flat), [0, 0, 200]],
      ] as const) {
        const onPage = spyOn(HTMLCanvasElement.prototype, 'toBlob');
        const cut = await cutImage(file, { x: 0, y: 0, width: 40, height: 40 }, 20);
        await expect(onPage, 'a busy page would have to wait for it').not.toHaveBeenCalled();
        onPage.mockRestore();
        const bitmap = await createImageBitmap(cut);
        await expect([bitmap.width, bitmap.height, cut.type]).toEqual([20, 20, 'image/jpeg']);
        const context = new OffscreenCanvas(20, 20).getContext('2d');
        context?.drawImage(bitmap, 0, 0);
        const [r = 0, g = 0, b = 0] = context?.getImageData(10, 10, 1, 1).data ?? [];
        await expect(Math.abs(r - red) + Math.abs(g - green) + Math.abs(b - blue)).toBeLessThan(40);
        await expect(new TextDecoder('latin1').decode(await cut.arrayBuffer())).not.toContain('Exif');
      }
    });
  },
};
export const Busy: Story = {
  args: { busy: true },
  play: async ({ args, userEvent }) => {
    await ready();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};
export const Broken: Story = {
  args: { src: 'data:image/png;base64,AAAA' },
  play: async () => {
    await findDialog(title);
    await expect(await screen.findByText(/cannot be opened/)).toBeInTheDocument();
    await expect(screen.queryByRole('button', { name: 'Use this part' })).toBeNull();
  },
};
