import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { expect, screen, waitFor, within } from 'storybook/test';
import { choose } from '../../mocks/choose.ts';
import { manyComments } from '../../mocks/factories/feed.ts';
import { feedHandlers } from '../../mocks/handlers/feed.ts';
import { failing, mock, MockProblem } from '../../mocks/msw.ts';
import { signedIn } from '../../mocks/session.ts';
import { findDialog } from '../../mocks/findDialog.ts';
import { linkSecret } from '../../src/api/config.ts';
import { toastQueue } from '../../src/lib/toastQueue.ts';
import { encodeLink } from '../../src/lib/linkToken.ts';
import PostDetailsPage from '../../src/pages/feed/PostDetailsPage.tsx';

const meta = {
  title: 'Flows/Discussion',
  component: PostDetailsPage,
  loaders: [async () => ({ token: await encodeLink({ feedId: 'f1', feedType: 10 }, linkSecret) })],
  render: (_, { loaded, parameters }) => (
    <Routes location={`/posts/post-details/${parameters.token ?? loaded.token}${parameters.hash ?? ''}`}>
      <Route path="/posts/post-details/:postId" element={<PostDetailsPage />} />
    </Routes>
  ),
  beforeEach({ msw }) {
    msw.use(...mock(feedHandlers));
    return signedIn();
  },
} satisfies Meta<typeof PostDetailsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const write = () => screen.findByRole('textbox', { name: 'Write a comment' });
const comment = (name: RegExp | string) => screen.findByRole('article', { name });

export const DeletingAComment: Story = {
  play: async ({ userEvent, step }) => {
    const mine = async () => within(await comment('Comment by Amara Diallo'));
    await step('it can be taken back', async () => {
      await choose({ canvas: await mine(), userEvent }, 'Delete');
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
      await mine();
      await expect(screen.getByText('24 comments')).toBeInTheDocument();
    });
    await step('until the page is left', async () => {
      await choose({ canvas: await mine(), userEvent }, 'Delete');
      await screen.findByRole('button', { name: 'Undo' });
      Object.defineProperty(document, 'hidden', { configurable: true, value: true });
      document.dispatchEvent(new Event('visibilitychange'));
      Reflect.deleteProperty(document, 'hidden');
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
      await expect(screen.queryByRole('article', { name: 'Comment by Amara Diallo' })).toBeNull();
      await expect(screen.getByText('23 comments')).toBeInTheDocument();
    });
  },
};
/** A link to a comment leads to it, wherever it stands. */
export const LinkedComment: Story = {
  parameters: { hash: '#comment-c25' },
  beforeEach({ msw }) {
    const many = manyComments(30);
    msw.use(
      ...mock({
        commentDetails: ({ pageIndex }) => ({
          message: 'Comments',
          response: many.slice((pageIndex - 1) * 10, pageIndex * 10),
          count: many.length,
        }),
      }),
    );
  },
  play: async () => {
    const linked = (await screen.findByText('Comment 25')).closest('article');
    await waitFor(() => expect(linked).toHaveFocus());
    await expect(linked).toBeVisible();
  },
};
/** The post was deleted while somebody wrote: its place says so and the words stay. */
export const PostJustDeleted: Story = {
  beforeEach({ msw }) {
    const gone = failing(404, { code: 'NOT_FOUND', message: 'This post was removed.' });
    let asked = 0;
    msw.use(
      ...mock({
        manageComment: gone,
        getPostDetails: (body) => {
          if (asked++ > 0)
            throw new MockProblem(404, { code: 'NOT_FOUND', message: 'This post was removed.' });
          return feedHandlers.getPostDetails(body);
        },
      }),
    );
  },
  play: async ({ userEvent }) => {
    await comment('Comment by Tomás Álvarez');
    await userEvent.type(await write(), 'Too late{Control>}{Enter}{/Control}');
    await expect(await screen.findByRole('textbox', { name: 'What you wrote' })).toHaveValue('Too late');
    await expect(screen.getByText('This post was removed.')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Like' })).toBeNull();
  },
};
export const Likers: Story = {
  play: async ({ userEvent }) => {
    await comment('Comment by Tomás Álvarez');
    await userEvent.click(screen.getByRole('button', { name: /and 127 others$/ }));
    const dialog = within(await findDialog('Likes'));
    await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(10));
    await userEvent.click(dialog.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(12));
  },
};
export const ReportingAComment: Story = {
  play: async ({ userEvent }) => {
    const tomas = within(await comment('Comment by Tomás Álvarez'));
    await choose({ canvas: tomas, userEvent }, 'Report');
    const dialog = within(await findDialog('Report this comment'));
    await userEvent.click(dialog.getByRole('radio', { name: 'Spam' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
    await waitFor(() =>
      expect(toastQueue.all().at(-1)).toMatchObject({ title: 'Thank you. We answer in 3 days.' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const ReportedBefore: Story = {
  beforeEach({ msw }) {
    const message = 'You reported this on 14 January 2026. We look into it.';
    msw.use(...mock({ postReport: failing(409, { code: 'ALREADY_REPORTED', message }) }));
  },
  play: async ({ userEvent }) => {
    await comment('Comment by Tomás Álvarez');
    const post = within(screen.getByRole('article', { name: 'Ilse van Dorp' }));
    await choose({ canvas: post, userEvent }, 'Report');
    const dialog = within(await findDialog('Report this post'));
    await userEvent.click(dialog.getByRole('radio', { name: 'Hate' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
    await expect(await dialog.findByText(/You reported this on 14 January 2026/)).toBeVisible();
  },
};
export const CommentLikeRollsBack: Story = {
  beforeEach({ msw }) {
    msw.use(...mock({ likeComments: failing(403, { code: 'FORBIDDEN' }) }));
  },
  play: async ({ userEvent }) => {
    const like = within(await comment('Comment by Tomás Álvarez')).getByRole('button', { name: 'Like 2' });
    await userEvent.click(like);
    await waitFor(() =>
      expect(toastQueue.all().at(-1)).toMatchObject({ kind: 'error', title: 'Your like was not kept' }),
    );
    await expect(like).toHaveAttribute('aria-pressed', 'false');
  },
};
