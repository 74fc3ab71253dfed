import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { choose } from '../../../mocks/choose.ts';
import { authors } from '../../../mocks/factories/feed.ts';
import { relations } from '../../../mocks/factories/people.ts';
import { longName } from '../../../mocks/fixtures/longText.ts';
import { BlockedMemberCard } from '../../../src/components/people/BlockedMemberCard.tsx';

const meta = {
  title: 'Components/People/BlockedMemberCard',
  component: BlockedMemberCard,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640 }}>
        <Story />
      </div>
    ),
  ],
  args: { member: authors.tomas, relation: relations.blocked, onAct: fn() },
} satisfies Meta<typeof BlockedMemberCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: /Connect/ })).toBeNull();
    // Reporting stays possible.
    const menu = 'More about Tomás Álvarez';
    await choose({ canvas, userEvent }, 'Report', menu);
    await waitFor(() => expect(args.onAct).toHaveBeenCalledWith(expect.objectContaining({ act: 'report' })));
    await waitFor(() => expect(canvas.getByRole('button', { name: menu })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Unblock Tomás Álvarez' }));
    await expect(args.onAct).toHaveBeenCalledWith({
      act: 'unblock',
      member: authors.tomas,
      relation: relations.blocked,
    });
  },
};
export const Minimal: Story = { args: { member: { userId: 'u44', userType: 4, userName: 'X' } } };
export const LongText: Story = { args: { member: { ...authors.tomas, userName: longName } } };
