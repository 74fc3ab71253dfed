import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { choose } from '../../../mocks/choose.ts';
import { makeRecommendation } from '../../../mocks/factories/people.ts';
import { pressAway } from '../../../mocks/pressAway.ts';
import { MemberRecommendationsPanel } from '../../../src/components/people/MemberRecommendationsPanel.tsx';

const ready = { status: 'ready', hasMore: false, busy: false, onLoadMore: fn() } as const;

const meta = {
  title: 'Components/People/MemberRecommendationsPanel',
  component: MemberRecommendationsPanel,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    name: 'Amara Diallo',
    readerId: 'u5',
    state: { ...ready, items: [makeRecommendation()] },
    onAct: fn(),
  },
} satisfies Meta<typeof MemberRecommendationsPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Somebody else reads it: all that is left is to report who wrote it. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Ilse van Dorp' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^(Hide|Show on|Withdraw|Write|Decline)/ })).toBeNull();
    const name = 'More about the recommendation by Ilse van Dorp';
    // The menu alone takes no line of its own.
    const menu = canvas.getByRole('button', { name });
    const words = canvas.getByText(/rewrote the ticket API/).getBoundingClientRect();
    await expect(menu.getBoundingClientRect().bottom).toBeLessThanOrEqual(words.top);
    await choose({ canvas, userEvent }, 'Report Ilse van Dorp', name);
    await expect(args.onAct).toHaveBeenCalledWith(expect.objectContaining({ act: 'report' }));
    await waitFor(() => expect(menu).toHaveFocus());
    await pressAway({ userEvent });
  },
};
export const Hidden: Story = {
  args: { hidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Visible to connections')).toBeVisible();
  },
};
