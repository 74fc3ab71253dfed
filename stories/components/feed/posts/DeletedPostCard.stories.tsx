import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { makePost, posts } from '../../../../mocks/factories/feed.ts';
import { longText } from '../../../../mocks/fixtures/longText.ts';
import { frames } from '../../../../mocks/frames.ts';
import { DeletedPostCard } from '../../../../src/components/feed/posts/DeletedPostCard.tsx';

const meta = {
  title: 'Components/Feed/DeletedPostCard',
  component: DeletedPostCard,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  args: { item: posts[2]!, onTakeBack: fn() },
} satisfies Meta<typeof DeletedPostCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const hidden = makePost({ ...posts[1], viewer: { ...makePost().viewer, isHidden: true } });

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('article', { name: 'Deleted post' })).toHaveTextContent(
      'Deleted: “Three interviews in one week',
    );
    const undo = canvas.getByRole('button', { name: 'Undo' });
    await userEvent.click(undo);
    await expect(args.onTakeBack).toHaveBeenCalledWith({ item: args.item });
    undo.blur();
  },
};
/** Another's post that was hidden from the feeds, and the way back. */
export const Hidden: Story = {
  args: { item: hidden, onChoose: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('article', { name: 'Hidden post' })).toHaveTextContent(
      'Hidden from your feeds: ',
    );
    const undo = canvas.getByRole('button', { name: 'Undo' });
    await userEvent.click(undo);
    await expect(args.onChoose).toHaveBeenCalledWith({ item: args.item, choice: 'show' });
    await expect(args.onTakeBack).not.toHaveBeenCalled();
    undo.blur();
  },
};
/** Drawn again when it comes near the screen, the row leaves the focus where it is. */
export const HiddenBefore: Story = {
  args: { item: hidden, onChoose: fn() },
  // As `Hidden`.
  tags: ['!visual'],
  render: function Scrolled({ item, ...args }) {
    const [near, setNear] = useState(true);
    // Hidden anew, as often as this is played.
    const [post] = useState(() => ({ ...item }));
    return (
      <>
        <button type="button" onClick={() => setNear(!near)}>
          Scroll
        </button>
        {near && <DeletedPostCard {...args} item={post} />}
      </>
    );
  },
  play: async ({ canvas }) => {
    const undo = () => canvas.queryByRole('button', { name: 'Undo' });
    await waitFor(() => expect(undo()).toHaveFocus());
    const scroll = canvas.getByRole('button', { name: 'Scroll' });
    scroll.click();
    await waitFor(() => expect(undo()).toBeNull());
    scroll.click();
    await waitFor(() => expect(undo()).toBeVisible());
    await frames();
    await expect(undo()).not.toHaveFocus();
  },
};
/** A post of pictures alone. */
export const Minimal: Story = {
  args: { item: makePost({ ...posts[2], text: '' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Deleted:/)).toHaveTextContent('Deleted: this post');
  },
};
export const LongText: Story = { args: { item: makePost({ ...posts[2], text: longText }) } };
