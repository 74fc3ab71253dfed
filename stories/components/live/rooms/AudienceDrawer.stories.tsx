import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { liveMembers } from '../../../../mocks/factories/live.ts';
import { findDialog } from '../../../../mocks/findDialog.ts';
import { AudienceDrawer } from '../../../../src/components/live/rooms/AudienceDrawer.tsx';

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
