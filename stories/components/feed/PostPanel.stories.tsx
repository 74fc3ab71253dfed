import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { authors, comments, makePost, minutesBefore } from '../../../mocks/factories/feed.ts';
import { PostPanel } from '../../../src/components/feed/PostPanel.tsx';

const meta = {
  title: 'Components/Feed/PostPanel',
  component: PostPanel,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    post: { item: makePost(), likers: [authors.tomas, authors.amara], edits: [] },
    reader: authors.amara,
    handlers: { onLike: fn(), onSave: fn(), onEdit: fn(), onDelete: fn() },
    form: { value: '', onChange: fn(), onSubmit: fn() },
    comments: {
      state: { status: 'ready', items: comments, hasMore: false, busy: false, onLoadMore: fn() },
      sort: 0,
      onSort: fn(),
      onLike: fn(),
      onEdit: fn(async () => {}),
      onDelete: fn(),
    },
  },
} satisfies Meta<typeof PostPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByTitle('Tomás Álvarez and 128 others')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Comment' }));
    await expect(canvas.getByRole('textbox', { name: 'Write a comment' })).toHaveFocus();
  },
};
export const Commenting: Story = {
  args: { commenting: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Write a comment' })).toHaveFocus();
  },
};
export const Edited: Story = {
  args: {
    post: {
      item: makePost({ editedAt: minutesBefore(30) }),
      likers: [],
      edits: [{ text: 'We redrew the scanner.', editedAt: minutesBefore(30) }],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edited' }));
    await expect(await screen.findByRole('dialog', { name: 'Earlier versions' })).toHaveTextContent(
      'We redrew the scanner.',
    );
  },
};
