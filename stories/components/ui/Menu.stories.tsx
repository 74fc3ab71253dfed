import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ban, Bookmark, Ellipsis, Flag, Link as LinkIcon, Pencil, Trash2 } from 'lucide-react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { choose } from '../../../mocks/choose.ts';
import { findDialog } from '../../../mocks/findDialog.ts';
import { longName, longWord } from '../../../mocks/fixtures/longText.ts';
import { missAnimations } from '../../../mocks/fixtures/missAnimations.ts';
import { StillLink } from '../../../mocks/fixtures/StillLink.tsx';
import { Dialog } from '../../../src/components/ui/Dialog.tsx';
import { IconButton } from '../../../src/components/ui/IconButton.tsx';
import { LinkContext } from '../../../src/components/ui/LinkContext.tsx';
import { Menu } from '../../../src/components/ui/Menu.tsx';

const edit = fn();
const save = fn();
const followed = fn();

const meta = {
  title: 'Components/Ui/Menu',
  component: Menu,
  args: {
    trigger: <IconButton label="More" icon={<Ellipsis />} variant="outline" />,
    align: 'start',
    sections: [
      {
        entries: [
          { label: 'Edit', icon: <Pencil />, onSelect: edit },
          { label: 'Save', icon: <Bookmark />, onSelect: save },
          { label: 'Copy link', icon: <LinkIcon />, onSelect: fn() },
        ],
      },
      { entries: [{ label: 'Delete', icon: <Trash2 />, danger: true, onSelect: fn() }] },
    ],
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvas, userEvent }) => {
  canvas.getByRole('button', { name: 'More' }).focus();
  await userEvent.keyboard('{Enter}');
  const menu = await screen.findByRole('menu');
  await expect(menu).toBeVisible();
  // Before, it hears no keys.
  await waitFor(() => expect(menu).toHaveFocus());
};

export const Open: Story = {
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    const trigger = canvas.getByRole('button', { name: 'More' });
    const highlighted = (name: string) =>
      waitFor(() => expect(screen.getByRole('menuitem', { name })).toHaveAttribute('data-highlighted'));
    await step('opens from the keyboard on its first entry', async () => {
      await open(context);
      await expect(trigger).toHaveAttribute('aria-expanded', 'true');
      await highlighted('Edit');
    });
    await step('arrows and first letters move', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await highlighted('Save');
      await userEvent.keyboard('d');
      await highlighted('Delete');
      await userEvent.keyboard('{Home}');
      await highlighted('Edit');
    });
    await step('Escape closes it, focus returns', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await waitFor(() => expect(trigger).toHaveFocus());
      await expect(edit).not.toHaveBeenCalled();
    });
    await step('it goes also where a busy browser tells nobody that the animation has ended', async () => {
      await open(context);
      await missAnimations(async () => {
        await userEvent.keyboard('{Escape}');
        await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      });
    });
    await step('Enter chooses', async () => {
      await open(context);
      await highlighted('Edit');
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(edit).toHaveBeenCalledOnce());
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    });
    await step('a screen reader presses another entry than the one that the keys have reached', async () => {
      await open(context);
      await highlighted('Edit');
      fireEvent.click(screen.getByRole('menuitem', { name: 'Save' }));
      await waitFor(() => expect(save).toHaveBeenCalledOnce());
      await expect(edit).toHaveBeenCalledOnce();
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    });
    await step('opens again for the picture', async () => {
      await open(context);
    });
  },
};
export const WithGroups: Story = {
  decorators: [
    (Story) => (
      <LinkContext value={StillLink}>
        <Story />
      </LinkContext>
    ),
  ],
  args: {
    header: 'Signed in as Amara Diallo',
    sections: [
      {
        label: 'This post',
        entries: [
          { label: 'Copy link', icon: <LinkIcon />, onSelect: fn() },
          { label: 'Save', icon: <Bookmark />, disabled: true },
        ],
      },
      { label: 'Nothing in here', entries: [] },
      {
        label: 'Ilse van Dorp',
        entries: [
          { label: 'View Profile', href: '/user-profile' },
          { label: 'Report', icon: <Flag />, onSelect: fn() },
          { label: 'Block', icon: <Ban />, danger: true, onSelect: fn() },
        ],
      },
    ],
  },
  play: async (context) => {
    await open(context);
    await expect(screen.getAllByRole('separator')).toHaveLength(1);
    await expect(screen.getByRole('group', { name: 'This post' })).toBeInTheDocument();
    const profile = screen.getByRole('menuitem', { name: 'View Profile' });
    await expect(profile).toHaveAttribute('href', '/user-profile');
    profile.addEventListener('click', followed);
    await context.userEvent.keyboard('v{Enter}');
    await waitFor(() => expect(followed).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await open(context);
  },
};
/** A dialog holds the focus, and lets it go into the menu of its button. */
export const InADialog: Story = {
  tags: ['!visual'], // Both are drawn by stories of their own.
  decorators: [
    (Story) => (
      <Dialog open onClose={fn()} title="Ticket">
        <Story />
      </Dialog>
    ),
  ],
  play: async (context) => {
    edit.mockClear();
    const dialog = within(await findDialog('Ticket'));
    await choose({ ...context, canvas: dialog }, 'Edit', 'More');
    await waitFor(() => expect(edit).toHaveBeenCalledOnce());
  },
};
export const LongText: Story = {
  args: {
    sections: [
      {
        label: longWord,
        entries: [
          { label: `Write to ${longWord}`, icon: <Pencil /> },
          { label: longName, icon: <Ban />, danger: true },
        ],
      },
    ],
  },
  play: open,
};
