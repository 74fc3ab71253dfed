import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { replies } from '../../../mocks/factories/feed.ts';
import { feedHandlers } from '../../../mocks/handlers/feed.ts';
import { held } from '../../../mocks/held.ts';
import { failing, mock, pending, unreachable } from '../../../mocks/msw.ts';
import { retryWith } from '../../../mocks/retryWith.ts';
import { signedIn } from '../../../mocks/session.ts';
import { linkSecret } from '../../../src/api/config.ts';
import { outbox } from '../../../src/hooks/outbox/outbox.ts';
import { encodeLink } from '../../../src/lib/linkToken.ts';
import { toastQueue } from '../../../src/lib/toastQueue.ts';
import PostDetailsPage from '../../../src/pages/feed/PostDetailsPage.tsx';

const meta = {
  title: 'Pages/Feed/PostDetailsPage',
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

export const Default: Story = {
  play: async () => {
    await expect(
      await screen.findByRole('heading', { level: 1, name: 'Post by Ilse van Dorp' }),
    ).toBeInTheDocument();
    await comment('Comment by Tomás Álvarez');
    await expect(document.title).toBe('Post by Ilse van Dorp · Rolecast');
  },
};
export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(...mock({ getPostDetails: pending }));
  },
};
export const NotFound: Story = {
  parameters: { token: 'not-a-token' },
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
  },
};
/** The first answer fails. */
export const Removed: Story = {
  beforeEach({ msw }) {
    msw.use(...mock({ getPostDetails: failing() }));
  },
  play: async ({ msw, userEvent }) => {
    await retryWith({ msw, userEvent }, { getPostDetails: failing(404, { code: 'NOT_FOUND' }) });
    await expect(await screen.findByText(/This post was removed/)).toBeVisible();
  },
};
export const Commenting: Story = {
  parameters: { hash: '#comments' },
  play: async ({ userEvent }) => {
    const field = await write();
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('The gloves!{Control>}{Enter}{/Control}');
    await expect(field).toHaveValue('');
    await waitFor(async () =>
      expect((await screen.findAllByRole('article'))[1]).toHaveTextContent('The gloves!'),
    );
    await expect(await screen.findByText('25 comments')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Sending…')).toBeNull());
  },
};
/**
 * What the server does not take comes back into the field, with the reason. Without a network it waits, and goes by
 * itself.
 */
export const CommentWaits: Story = {
  tags: ['!visual'], // It looks as before: CommentForm draws its error, OutboxBanner says that something waits.
  beforeEach({ msw }) {
    msw.use(
      ...mock({ manageComment: failing(403, { code: 'FORBIDDEN', message: 'You cannot comment here.' }) }),
    );
  },
  play: async ({ userEvent, msw }) => {
    await comment('Comment by Tomás Álvarez');
    await userEvent.type(await write(), 'From a tunnel');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(async () => expect(await write()).toHaveAccessibleDescription('You cannot comment here.'));
    await expect(await write()).toHaveValue('From a tunnel');
    await expect(screen.getByText('24 comments')).toBeVisible();
    msw.use(...mock({ manageComment: unreachable }));
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(toastQueue.all()).toMatchObject([
        { title: 'Your comment will be sent when you are connected again.' },
      ]),
    );
    await expect(await write()).toHaveValue('');
    await expect(JSON.stringify(outbox.items())).toContain('From a tunnel');
    await expect(screen.getByText('24 comments')).toBeVisible();
  },
};
export const Replying: Story = {
  play: async ({ userEvent }) => {
    const tomas = within(await comment('Comment by Tomás Álvarez'));
    await userEvent.click(tomas.getByRole('button', { name: 'View 2 replies' }));
    const ilse = within(await comment('Comment by Ilse van Dorp'));
    await userEvent.click(ilse.getByRole('button', { name: 'Reply' }));
    const field = tomas.getByRole('textbox', { name: 'Write a reply' });
    await expect(field).toHaveValue('@Ilse van Dorp ');
    await userEvent.type(field, 'quite so{Control>}{Enter}{/Control}');
    await waitFor(() =>
      expect(tomas.getByRole('link', { name: '@Ilse van Dorp' })).toHaveAttribute(
        'href',
        '/user-profile?u=u6',
      ),
    );
    await expect(tomas.getByText('quite so', { exact: false })).toBeVisible();
    await expect(tomas.getByRole('button', { name: 'Hide 3 replies' })).toBeVisible();
  },
};
let others = held();
const sent = fn();
/** The reply is sent while the others are still on their way: neither may get lost. */
export const ReplyingEarly: Story = {
  beforeEach({ msw }) {
    others = held();
    sent.mockClear();
    const thread = [...replies];
    msw.use(
      ...mock({
        commentDetails: async (body) => {
          if (!body.parentCommentId) return feedHandlers.commentDetails(body);
          const response = [...thread];
          await others.wait();
          return { message: 'Replies', response, count: response.length };
        },
        manageComment: (body) => {
          const answer = feedHandlers.manageComment(body);
          thread.push(answer.response);
          sent();
          return answer;
        },
      }),
    );
  },
  play: async ({ userEvent }) => {
    const tomas = within(await comment('Comment by Tomás Álvarez'));
    await userEvent.click(tomas.getByRole('button', { name: 'Reply' }));
    await userEvent.keyboard('Quite so{Control>}{Enter}{/Control}');
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    others.release();
    await waitFor(() => expect(tomas.getByText('Quite so')).toBeVisible());
    await expect(tomas.getByRole('article', { name: 'Comment by Ilse van Dorp' })).toBeVisible();
  },
};
