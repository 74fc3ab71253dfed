import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { media } from '../../../mocks/factories/feed.ts';
import { longText } from '../../../mocks/fixtures/longText.ts';
import { pictures } from '../../../mocks/fixtures/pictures.ts';
import { MediaViewerDialog } from '../../../src/components/feed/MediaViewerDialog.tsx';
import { Button } from '../../../src/components/ui/Button.tsx';

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
    await screen.findByRole('dialog', { name: 'Picture 1 of 3' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Next picture' })).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    const last = await screen.findByRole('dialog', { name: 'Picture 3 of 3' });
    // It fades in.
    await waitFor(() => expect(last).toBeVisible());
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(screen.getByRole('img', { name: harbour.alt })).toBeVisible();
    await expect(screen.getByRole('status')).toHaveTextContent(`Picture 2 of 3. ${harbour.alt}`);
  },
};
/** Escape closes it, and the focus goes back. */
export const Closing: Story = {
  ...Open,
  // It ends as it began: with a button.
  tags: ['!visual'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await Open.play?.(context);
    const opener = canvas.getByRole('button', { name: 'Look', hidden: true });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
export const Many: Story = { args: { start: 1 } };
export const One: Story = { args: { pictures: [media(valley)] } };
export const WithoutDescription: Story = { args: { pictures: [{ ...media(valley), alt: undefined }] } };
export const LongText: Story = {
  args: { pictures: [{ ...media(valley), alt: longText }, media(dunes, 'post/m2')] },
};
