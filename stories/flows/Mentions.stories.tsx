import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { choose } from '../../mocks/choose.ts';
import { authors, makePost, mine } from '../../mocks/factories/feed.ts';
import { findDialog } from '../../mocks/findDialog.ts';
import { feedHandlers } from '../../mocks/handlers/feed.ts';
import { siteHandlers } from '../../mocks/handlers/site.ts';
import { mock } from '../../mocks/msw.ts';
import { signedIn } from '../../mocks/session.ts';
import DashboardPage from '../../src/pages/site/DashboardPage.tsx';

const named = makePost({
  feedId: 'f9',
  author: authors.amara,
  text: 'With @Tomás Álvarez at the gate.',
  mentions: [{ userId: 'u5', start: 5, length: 14 }],
  media: [],
  viewer: mine,
});

const meta = {
  title: 'Flows/Mentions',
  component: DashboardPage,
  // What is looked at is where a link leads; the cards look as they do everywhere.
  tags: ['!visual'],
  beforeEach({ msw }) {
    let post = named;
    msw.use(
      ...mock({
        ...feedHandlers,
        ...siteHandlers,
        getFeedList: () => ({
          message: 'Feed',
          response: [post],
          count: 1,
          snapshotAt: '2026-01-15T09:00:00.000Z',
        }),
        // As the server does: who is not sent along is not named any more.
        managePost({ text, mentions, visibility }) {
          const { mentions: _before, ...rest } = post;
          post = { ...rest, text, visibility, ...(mentions?.length && { mentions }) };
          return { message: 'Your changes are saved', response: post };
        },
      }),
    );
    return signedIn();
  },
} satisfies Meta<typeof DashboardPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const card = async () => within(await screen.findByRole('article', { name: 'Amara Diallo' }));
const leads = async () =>
  expect((await card()).getByRole('link', { name: '@Tomás Álvarez' })).toHaveAttribute(
    'href',
    '/user-profile?u=u5',
  );

/** Words around a name are changed: the name still leads to the member. */
export const EditingThePost: Story = {
  play: async ({ userEvent }) => {
    await choose({ canvas: await card(), userEvent }, 'Edit');
    const dialog = within(await findDialog('Edit post'));
    const field = await dialog.findByRole('textbox', { name: 'Your post' });
    await expect(field).toHaveValue(named.text);
    await userEvent.type(field, 'Yes! ', { initialSelectionStart: 0, initialSelectionEnd: 0 });
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await (await card()).findByText(/^Yes!/);
    await leads();
  },
};
/** What is selected becomes bold, by button and by key, and who is named in it stays named. */
export const MakingItBold: Story = {
  play: async ({ userEvent }) => {
    await choose({ canvas: await card(), userEvent }, 'Edit');
    const dialog = within(await findDialog('Edit post'));
    const field = await dialog.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your post' });
    field.setSelectionRange(0, 9);
    await userEvent.click(dialog.getByRole('button', { name: 'Bold' }));
    await expect(field).toHaveValue('**With @Tomás Álvarez** at the gate.');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Control>}i{/Control}');
    await expect(field).toHaveValue('**_With @Tomás Álvarez_** at the gate.');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const link = await (await card()).findByRole('link', { name: '@Tomás Álvarez' });
    await waitFor(() => expect(link.closest('strong')).not.toBeNull());
    await leads();
  },
};
/** Who may read it is no part of what was said. */
export const ChangingWhoReadsIt: Story = {
  play: async ({ userEvent }) => {
    await choose({ canvas: await card(), userEvent }, 'Who can see it');
    const dialog = within(await findDialog('Who can see this post'));
    await userEvent.selectOptions(dialog.getByLabelText('Who can see this'), 'My connections');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await (await card()).findByText('For connections only');
    await leads();
  },
};
