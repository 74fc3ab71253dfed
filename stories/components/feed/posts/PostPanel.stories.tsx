import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { closeAndReopen } from '../../../../mocks/closeAndReopen.ts';
import { authors, comments, makePost, minutesBefore } from '../../../../mocks/factories/feed.ts';
import { findDialog } from '../../../../mocks/findDialog.ts';
import { longText } from '../../../../mocks/fixtures/longText.ts';
import { PostPanel } from '../../../../src/components/feed/posts/PostPanel.tsx';

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
/** What it said before stands there as it was drawn then. Escape closes it, and the focus goes back. */
export const Edited: Story = {
  args: {
    post: {
      item: makePost({ editedAt: minutesBefore(30), text: longText }),
      likers: [],
      edits: [
        { text: 'We **redrew** the scanner:\n\n- for gloves\n- for frost', editedAt: minutesBefore(60) },
        { text: '', editedAt: minutesBefore(90) },
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    // On its own page it is whole.
    await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull();
    const opener = canvas.getByRole('button', { name: 'Edited' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await findDialog('Earlier versions');
    await closeAndReopen({ userEvent }, opener);
    const dialog = await findDialog('Earlier versions');
    await expect(dialog).toHaveTextContent('Until 1 hour ago');
    await expect((await within(dialog).findByText('redrew')).tagName).toBe('STRONG');
    await expect(within(dialog).getByText('for frost')).toBeInTheDocument();
    await userEvent.tab();
    await expect(dialog.contains(document.activeElement)).toBe(true);
  },
};
