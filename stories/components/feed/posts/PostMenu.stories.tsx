import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { choose } from '../../../../mocks/choose.ts';
import { findMenu } from '../../../../mocks/findMenu.ts';
import { makePost, mine } from '../../../../mocks/factories/feed.ts';
import { PostMenu } from '../../../../src/components/feed/posts/PostMenu.tsx';

const meta = {
  title: 'Components/Feed/PostMenu',
  component: PostMenu,
  args: {
    item: makePost({ viewer: mine }),
    onEdit: fn(),
    onDelete: fn(),
    onAudience: fn(),
    onCopyLink: fn(),
    onReport: fn(),
    onChoose: fn(),
  },
} satisfies Meta<typeof PostMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const others = makePost().viewer;
const labels = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);

/** So that the picture shows what can be chosen. */
const openAgain = async ({ canvas, userEvent }: Parameters<typeof choose>[0]) => {
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  canvas.getByRole('button', { name: 'More actions' }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
};

export const Open: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'More actions' });
    await choose({ canvas, userEvent }, 'Who can see it');
    await expect(args.onAudience).toHaveBeenCalledWith({ item: args.item });
    await openAgain({ canvas, userEvent });
    await findMenu();
    await expect(labels()).toEqual(['Edit', 'Who can see it', 'Copy link', 'Delete']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
  },
};
export const OfSomebodyElse: Story = {
  args: { item: makePost({ viewer: { ...others, isFollowing: true } }) },
  play: async ({ args, canvas, userEvent }) => {
    await choose({ canvas, userEvent }, 'Report');
    await expect(args.onReport).toHaveBeenCalledWith({ item: args.item });
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await choose({ canvas, userEvent }, 'Copy link');
    await expect(args.onCopyLink).toHaveBeenCalledWith({ item: args.item });
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await choose({ canvas, userEvent }, 'Hide this post');
    await expect(args.onChoose).toHaveBeenCalledWith({ item: args.item, choice: 'hide' });
    await openAgain({ canvas, userEvent });
    await expect(labels()).toEqual([
      'Copy link',
      'Why am I seeing this?',
      'Hide this post',
      'Unfollow the author',
      'Mute the author',
      'Report',
      'Block the author',
    ]);
  },
};
/** Nobody is followed here, and what was hidden can be shown again. */
export const Hidden: Story = {
  args: { item: makePost({ viewer: { ...others, isHidden: true } }) },
  // As `OfSomebodyElse`, with two other words.
  tags: ['!visual'],
  play: async ({ args, canvas, userEvent }) => {
    await choose({ canvas, userEvent }, 'Show in my feeds again');
    await expect(args.onChoose).toHaveBeenCalledWith({ item: args.item, choice: 'show' });
    await openAgain({ canvas, userEvent });
    await expect(labels()).not.toContain('Unfollow the author');
    await expect(labels()).not.toContain('Hide this post');
  },
};
