import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { authors } from '../../../mocks/factories/feed.ts';
import { liveMembers } from '../../../mocks/factories/live.ts';
import { findDialog } from '../../../mocks/findDialog.ts';
import { AudienceDrawer } from '../../../src/components/live/AudienceDrawer.tsx';

const meta = {
  title: 'Components/Live/AudienceDrawer',
  component: AudienceDrawer,
  args: {
    open: true,
    onClose: fn(),
    members: liveMembers,
    keptOut: [],
    onRemove: fn(),
    onMute: fn(),
    onAllow: fn(),
  },
} satisfies Meta<typeof AudienceDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

const drawer = async () => within(await findDialog('Audience'));

export const Empty: Story = {
  args: { members: [] },
  play: async () => {
    await expect((await drawer()).getByText(/^Nobody is here yet/)).toBeVisible();
  },
};
/** Whom the host kept out by mistake is let in again, and whoever was muted may comment again, here or not. */
export const KeptOut: Story = {
  args: {
    keptOut: [
      { member: authors.konoha, action: 3 },
      { member: authors.ilse, action: 4 },
      { member: authors.nordlicht, action: 4 },
    ],
  },
  play: async ({ args, userEvent }) => {
    const list = await drawer();
    for (const [name, { userId }] of [
      ['Let Ilse van Dorp comment again', authors.ilse],
      [`Let ${authors.konoha.userName} in again`, authors.konoha],
      [`Let ${authors.nordlicht.userName} comment again`, authors.nordlicht],
    ] as const) {
      await userEvent.click(list.getByRole('button', { name }));
      await expect(args.onAllow).toHaveBeenLastCalledWith({ userId });
    }
  },
};
