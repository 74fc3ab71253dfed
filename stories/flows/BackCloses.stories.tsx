import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocation, useNavigate } from 'react-router-dom';
import { expect, screen, waitFor, within } from 'storybook/test';
import { choose } from '../../mocks/choose.ts';
import { feedHandlers } from '../../mocks/handlers/feed.ts';
import { siteHandlers, storage } from '../../mocks/handlers/site.ts';
import { findDialog } from '../../mocks/findDialog.ts';
import { mock } from '../../mocks/msw.ts';
import { signedIn } from '../../mocks/session.ts';
import { useSheetHistory } from '../../src/hooks/site/useSheetHistory.ts';
import PostsPage from '../../src/pages/feed/PostsPage.tsx';

/** What a browser and the frame have around the page. */
function Browser() {
  useSheetHistory();
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  return (
    <button type="button" onClick={() => void navigate(-1)} data-state={JSON.stringify(state)}>
      Back from {pathname}
    </button>
  );
}

const meta = {
  title: 'Flows/BackCloses',
  component: PostsPage,
  // What it asserts has no picture of its own.
  tags: ['!visual'],
  parameters: { path: '/posts' },
  render: () => (
    <>
      <Browser />
      <PostsPage />
    </>
  ),
  beforeEach({ msw }) {
    msw.use(...mock({ ...feedHandlers, presignedUrl: siteHandlers.presignedUrl }), storage);
    return signedIn();
  },
} satisfies Meta<typeof PostsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const edit = async (userEvent: Parameters<typeof choose>[0]['userEvent']) => {
  await choose({ canvas: within((await screen.findAllByRole('article'))[0]!), userEvent }, 'Edit');
  return within(await findDialog('Edit post')).findByRole<HTMLTextAreaElement>('textbox', {
    name: 'Your post',
  });
};
// It lies below the sheet, as everything of the page does.
const browser = () => screen.getByText('Back from /posts');

/** Back closes the sheet and stays on the page; what was written is there again, and no question was asked. */
export const KeepsTheDraft: Story = {
  play: async ({ userEvent }) => {
    const field = await edit(userEvent);
    const before = field.value;
    await userEvent.type(field, ' And more.');
    await waitFor(() => expect(browser().dataset.state).toContain('sheet'));
    browser().click();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await expect(browser().dataset.state).toBe('null');
    await expect(await edit(userEvent)).toHaveValue(`${before} And more.`);
  },
};
/** Closed in another way, it leaves no entry that Back would have to pass. */
export const LeavesNoEntry: Story = {
  play: async ({ userEvent }) => {
    await edit(userEvent);
    await waitFor(() => expect(browser().dataset.state).toContain('sheet'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(browser().dataset.state).toBe('null'));
  },
};
