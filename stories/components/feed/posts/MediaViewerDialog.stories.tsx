import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { closeAndReopen } from '../../../../mocks/closeAndReopen.ts';
import { media } from '../../../../mocks/factories/feed.ts';
import { findDialog } from '../../../../mocks/findDialog.ts';
import { pictures } from '../../../../mocks/fixtures/pictures.ts';
import { MediaViewerDialog } from '../../../../src/components/feed/posts/MediaViewerDialog.tsx';
import { Button } from '../../../../src/components/ui/Button.tsx';

const { valley, harbour, dunes } = pictures;

const meta = {
  title: 'Components/Feed/MediaViewerDialog',
  component: MediaViewerDialog,
  args: {
    open: true,
    pictures: [media(valley, 'post/m1'), media(harbour, 'post/m2'), media(dunes, 'post/m3')],
    onClose: fn(),
  },
} satisfies Meta<typeof MediaViewerDialog>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** Escape closes it, and the focus goes back. */
export const Open: Story = {
  args: { open: false },
  render: function Controlled(args) {
    const [open, setOpen] = useState(args.open);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Look</Button>
        <MediaViewerDialog {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Look' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const first = async () => {
      await screen.findByRole('dialog', { name: 'Picture 1 of 3' });
      await waitFor(() => expect(screen.getByRole('button', { name: 'Next picture' })).toHaveFocus());
    };
    await first();
    await closeAndReopen({ userEvent }, opener);
    await first();
    await userEvent.keyboard('{ArrowLeft}');
    const last = await screen.findByRole('dialog', { name: 'Picture 3 of 3' });
    // It fades in.
    await waitFor(() => expect(last).toBeVisible());
    // Dark in both themes.
    await expect(getComputedStyle(last).colorScheme).toBe('dark');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(screen.getByRole('img', { name: harbour.alt })).toBeVisible();
    await expect(screen.getByRole('status')).toHaveTextContent(`Picture 2 of 3. ${harbour.alt}`);
  },
};
const image = () => screen.getByRole<HTMLImageElement>('img');
/** How much larger it is drawn than the stage that it fills. */
const drawn = () => image().getBoundingClientRect().width / image().offsetWidth;
const zoomIs = (zoom: number) => waitFor(() => expect(drawn()).toBeCloseTo(zoom, 1));
const shown = async () => {
  await findDialog(/^Picture/);
  await waitFor(() => expect(image().naturalWidth).toBeGreaterThan(0));
};
const box = () => image().parentElement!;
const middle = () => {
  const { left, top, width, height } = box().getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
};

/** The wheel with Ctrl, and two fingers. Without Ctrl the wheel is the browser's. */
const zoomByPointers: Play = async ({ userEvent }) => {
  const turn = (ctrlKey: boolean) =>
    fireEvent(
      box(),
      new WheelEvent('wheel', { ...middle(), deltaY: -100, ctrlKey, bubbles: true, cancelable: true }),
    );
  await expect(turn(false)).toBe(true);
  await expect(turn(true)).toBe(false);
  await zoomIs(1.65);
  await userEvent.keyboard('0');
  await zoomIs(1);
  const { clientX, clientY } = middle();
  const at = (x: number) => ({ target: box(), coords: { clientX: clientX + x, clientY } });
  await userEvent.pointer([
    { keys: '[TouchA>]', ...at(-50) },
    { keys: '[TouchB>]', ...at(50) },
    { pointerName: 'TouchA', ...at(-100) },
    { pointerName: 'TouchB', ...at(100) },
    { keys: '[/TouchA]', ...at(-100) },
    { keys: '[/TouchB]', ...at(100) },
  ]);
  await zoomIs(2);
  await userEvent.keyboard('0');
  await zoomIs(1);
};
/** A second tap at the same place shows it whole again. Dragging moves it, and never out of sight. */
const zoomByTaps: Play = async ({ userEvent }) => {
  const tap = { keys: '[TouchA]', target: box(), coords: middle() };
  await userEvent.pointer([tap, tap]);
  await zoomIs(2.5);
  await userEvent.pointer([
    { keys: '[MouseLeft>]', target: box(), coords: middle() },
    { target: box(), coords: { clientX: 9000, clientY: 9000 } },
    { keys: '[/MouseLeft]' },
  ]);
  const stage = box().getBoundingClientRect();
  await expect(image().getBoundingClientRect().left).toBeLessThanOrEqual(stage.left + 1);
  await expect(image().getBoundingClientRect().right).toBeGreaterThanOrEqual(stage.right - 1);
  await userEvent.pointer([tap, tap]);
  await zoomIs(1);
};
/** Another picture is whole, and so is the first one when it comes again. */
const turnWhileZoomed: Play = async ({ userEvent }) => {
  await userEvent.keyboard('+');
  await zoomIs(1.5);
  await userEvent.click(screen.getByRole('button', { name: 'Next picture' }));
  await expect(await screen.findByRole('dialog', { name: 'Picture 2 of 3' })).toBeVisible();
  await zoomIs(1);
  await userEvent.keyboard('{ArrowLeft}');
  await expect(await screen.findByRole('dialog', { name: 'Picture 1 of 3' })).toBeVisible();
  await shown();
  await zoomIs(1);
};

/**
 * By fingers and the mouse, and by keys and buttons: nearer, about, whole again. The arrows turn the pages only while it is
 * whole.
 */
export const Zoomed: Story = {
  play: async (context) => {
    const { userEvent } = context;
    await shown();
    await zoomByTaps(context);
    await zoomByPointers(context);
    await turnWhileZoomed(context);
    await userEvent.keyboard('++');
    await zoomIs(2.25);
    await expect(screen.getByRole('status')).toHaveTextContent('Zoom 225 %');
    const before = image().getBoundingClientRect().left;
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(image().getBoundingClientRect().left).toBeLessThan(before));
    await expect(screen.getByRole('dialog', { name: 'Picture 1 of 3' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Zoom out' }));
    await zoomIs(1.5);
    await userEvent.keyboard('0');
    await zoomIs(1);
    await expect(screen.getByRole('button', { name: 'Zoom out' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
    await zoomIs(1.5);
  },
};
export const WithoutDescription: Story = { args: { pictures: [{ ...media(valley), alt: undefined }] } };
