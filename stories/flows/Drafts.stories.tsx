import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { choose } from '../../mocks/choose.ts';
import { makeFile, posts } from '../../mocks/factories/feed.ts';
import { findDialog } from '../../mocks/findDialog.ts';
import { feedHandlers } from '../../mocks/handlers/feed.ts';
import { siteHandlers, storage } from '../../mocks/handlers/site.ts';
import { mock } from '../../mocks/msw.ts';
import { signedIn } from '../../mocks/session.ts';
import { readDraftPictures, writeDraftPictures } from '../../src/hooks/feed/compose/draftPictures.ts';
import PostsPage from '../../src/pages/feed/PostsPage.tsx';

const draft = { text: 'Four interviews in one week', visibility: 0, commentPolicy: 0, pictures: 0 };
const file = new File(['a picture'], 'isar.jpg', { type: 'image/jpeg' });
const removal = { name: 'Remove picture 1, isar.png' };

const meta = {
  title: 'Flows/Drafts',
  component: PostsPage,
  parameters: { path: '/posts' },
  beforeEach({ msw }) {
    msw.use(...mock({ ...feedHandlers, presignedUrl: siteHandlers.presignedUrl }), storage);
    return signedIn();
  },
} satisfies Meta<typeof PostsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A draft never overwrites in silence what another device has written since. */
export const MadeToAnEarlierVersion: Story = {
  beforeEach() {
    const kept = { ...draft, updatedAt: '2026-01-13T07:00:00.000Z' };
    localStorage.setItem('draft.u1.post.f3', JSON.stringify(kept));
  },
  play: async ({ userEvent }) => {
    await choose({ canvas: within(await screen.findByRole('article')), userEvent }, 'Edit');
    const dialog = within(await findDialog('Edit post'));
    const field = await dialog.findByRole('textbox', { name: 'Your post' });
    await expect(field).toHaveValue(draft.text);
    await waitFor(() => expect(dialog.getByText('Changed elsewhere')).toBeVisible());
    await userEvent.type(field, '!');
    await expect(field).toHaveValue(`${draft.text}!`);
    await expect(dialog.getByText('Changed elsewhere')).toBeVisible();
  },
};
export const TheirsTaken: Story = {
  ...MadeToAnEarlierVersion,
  // It is the picture of a post that is edited, without a draft.
  tags: ['!visual'],
  play: async (context) => {
    await MadeToAnEarlierVersion.play?.(context);
    const dialog = within(screen.getByRole('dialog', { name: 'Edit post' }));
    const field = dialog.getByRole('textbox', { name: 'Your post' });
    await context.userEvent.click(dialog.getByRole('button', { name: 'Take theirs' }));
    await waitFor(() => expect(field).toHaveValue(posts[2]?.text));
    await expect(dialog.queryByText('Changed elsewhere')).toBeNull();
    await expect(localStorage.getItem('draft.u1.post.f3')).toBeNull();
  },
};
/** The pictures of a draft go with it: they must not come back in the next post. */
export const DiscardedWithItsPictures: Story = {
  parameters: { path: '/posts?tab=drafts' },
  async beforeEach() {
    localStorage.setItem('draft.u1.post', JSON.stringify({ ...draft, pictures: 1 }));
    await writeDraftPictures('u1', 'post', [{ file, alt: 'The Isar in winter' }]);
  },
  play: async ({ userEvent }) => {
    const entry = within(await screen.findByRole('article', { name: /Four interviews/ }));
    await userEvent.click(entry.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByText(draft.text)).toBeNull());
    await waitFor(async () => expect(await readDraftPictures('u1', 'post')).toEqual([]));
  },
};
/** A picture without a word is a draft as well. */
export const PicturesAlone: Story = {
  play: async ({ userEvent }) => {
    await screen.findByRole('article');
    await userEvent.click(screen.getByRole('button', { name: 'New post' }));
    const dialog = within(await findDialog('New post'));
    await userEvent.upload(await dialog.findByLabelText('Pictures or a video'), await makeFile());
    await waitFor(() => expect(dialog.getByRole('button', removal)).toBeVisible());
    await waitFor(() => expect(dialog.queryByRole('progressbar')).toBeNull());
    await waitFor(() =>
      expect(JSON.parse(localStorage.getItem('draft.u1.post') ?? '{}')).toMatchObject({ pictures: 1 }),
    );
    await expect(dialog.getByRole('textbox', { name: 'Description of picture 1' })).toBeVisible();
  },
};
export const PictureRemoved: Story = {
  // It ends with an empty form.
  tags: ['!visual'],
  play: async (context) => {
    await PicturesAlone.play?.(context);
    const dialog = within(screen.getByRole('dialog', { name: 'New post' }));
    await context.userEvent.click(dialog.getByRole('button', removal));
    await waitFor(() => expect(dialog.queryByRole('button', removal)).toBeNull());
  },
};
