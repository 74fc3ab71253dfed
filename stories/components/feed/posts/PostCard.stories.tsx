import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { choose } from '../../../../mocks/choose.ts';
import { authors, makePost, mine, minutesBefore } from '../../../../mocks/factories/feed.ts';
import { longName, longText } from '../../../../mocks/fixtures/longText.ts';
import { PostCard } from '../../../../src/components/feed/posts/PostCard.tsx';

const meta = {
  title: 'Components/Feed/PostCard',
  component: PostCard,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    item: makePost({ viewer: { ...makePost().viewer, isLiked: true } }),
    href: '/posts/post-details/token',
    onLike: fn(),
    onSave: fn(),
    onEdit: fn(),
    onDelete: fn(),
  },
} satisfies Meta<typeof PostCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('article', { name: 'Ilse van Dorp' })).toHaveTextContent(
      'You and 128 others',
    );
    // Where names are cut, the pointer shows them.
    await expect(canvas.getByTitle('You and 128 others')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Like', pressed: true }));
    await expect(args.onLike).toHaveBeenCalledWith({ feedId: 'f1', feedType: 10, liked: false });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith({ feedId: 'f1', feedType: 10, saved: true });
    await expect(canvas.getByRole('link', { name: '2 hours ago' })).toHaveAttribute('href', args.href);
    await expect(canvas.getByRole('link', { name: 'Comment' })).toHaveAttribute(
      'href',
      `${args.href}#comments`,
    );
    await expect(canvas.queryByRole('button', { name: 'More actions' })).toBeNull();
  },
};
export const Minimal: Story = {
  args: {
    item: makePost({
      author: authors.joonho,
      text: 'Hello.',
      media: [],
      counts: { likes: 0, comments: 0, shares: 0 },
    }),
    onShare: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    const { item } = args;
    await userEvent.click(canvas.getByRole('button', { name: 'Like', pressed: false }));
    await expect(args.onLike).toHaveBeenCalledWith({ feedId: 'f1', feedType: 10, liked: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Save', pressed: false }));
    await expect(args.onSave).toHaveBeenCalledWith({ feedId: 'f1', feedType: 10, saved: true });
    const share = canvas.getByRole('button', { name: 'Share' });
    await userEvent.click(share);
    await expect(args.onShare).toHaveBeenCalledWith({ item });
    share.blur();
  },
};
/** A sponsored post with earlier versions. Names and tags in it lead on, and marks of a page are words. */
export const MentionsAndTags: Story = {
  args: {
    item: makePost({
      author: authors.sol,
      sponsored: true,
      editedAt: minutesBefore(60),
      text: 'Written with @Tomás Álvarez and @木の葉 for #newjob. Questions? @nobody knows. <script>alert(1)</script><img src=x onerror=alert(2)> and <b>no bold</b>',
      mentions: [
        { userId: 'u5', start: 13, length: 14 },
        { userId: 'u3', start: 32, length: 4 },
      ],
      media: [],
    }),
    onHistory: fn(),
  },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const edited = canvas.getByRole('button', { name: 'Edited' });
    await userEvent.click(edited);
    await expect(args.onHistory).toHaveBeenCalledOnce();
    edited.blur();
    await expect(canvas.getByText(/<script>alert\(1\)<\/script>.* and <b>no bold<\/b>/)).toBeVisible();
    await expect(canvasElement.querySelector('script, b, img[src="x"]')).toBeNull();
    await expect(canvas.getByRole('link', { name: '@木の葉' })).toHaveAttribute('href', '/user-profile?u=u3');
    await expect(canvas.getByRole('link', { name: '#newjob' })).toHaveAttribute('href', '/posts/tag/newjob');
    await expect(canvas.queryByRole('link', { name: '@nobody' })).toBeNull();
  },
};
export const LongText: Story = {
  args: {
    item: makePost({ text: longText, author: { ...authors.amara, userName: longName, headline: longName } }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more' }));
    await expect(canvas.getByRole('button', { name: 'Show less' })).toBeVisible();
  },
};
export const Mine: Story = {
  args: {
    item: makePost({
      author: authors.amara,
      viewer: mine,
      media: [],
      editedAt: minutesBefore(30),
      visibility: 1,
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await choose({ canvas, userEvent }, 'Edit');
    await expect(args.onEdit).toHaveBeenCalledWith({ item: args.item });
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await choose({ canvas, userEvent }, 'Delete');
    await expect(args.onDelete).toHaveBeenCalledWith({ item: args.item });
    await waitFor(() => expect(canvas.getByRole('button', { name: 'More actions' })).toHaveFocus());
  },
};
