import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { choose } from '../../../mocks/choose.ts';
import { makeRecommendation, recommendations } from '../../../mocks/factories/people.ts';
import { longText, longWord } from '../../../mocks/fixtures/longText.ts';
import { pressAway } from '../../../mocks/pressAway.ts';
import { RecommendationList } from '../../../src/components/people/RecommendationList.tsx';
import { EmptyState } from '../../../src/components/ui/EmptyState.tsx';

const ready = { status: 'ready', hasMore: false, busy: false, onLoadMore: fn() } as const;

const meta = {
  title: 'Components/People/RecommendationList',
  component: RecommendationList,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    label: 'Received',
    state: { ...ready, items: recommendations.received },
    empty: <EmptyState drawing="people">Nobody has recommended you yet.</EmptyState>,
    readerId: 'u1',
    onAct: fn(),
  },
} satisfies Meta<typeof RecommendationList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    const [recommendation] = recommendations.received;
    await userEvent.click(canvas.getByRole('button', { name: 'Hide' }));
    await expect(args.onAct).toHaveBeenLastCalledWith({ recommendation, act: 'hide' });
    const menu = 'More about the recommendation by Ilse van Dorp';
    await choose({ canvas, userEvent }, 'Delete', menu);
    await expect(args.onAct).toHaveBeenLastCalledWith({ recommendation, act: 'delete' });
    await waitFor(() => expect(canvas.getByRole('button', { name: menu })).toHaveFocus());
    await pressAway({ userEvent });
  },
};
export const Empty: Story = { args: { state: { status: 'empty' } } };
export const Error: Story = {
  args: { state: { status: 'error', error: { message: 'The server did not answer.' }, onRetry: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.state.status === 'error' && args.state.onRetry).toHaveBeenCalledOnce();
  },
};
/** Among them one that the reader declined to write. */
export const Many: Story = {
  args: {
    state: {
      ...ready,
      hasMore: true,
      items: [
        ...recommendations.pending.slice(0, 1).map((asked) => ({ ...asked, state: 4 as const })),
        ...Array.from({ length: 9 }, (_, index) => makeRecommendation({ recommendationId: `m${index}` })),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Declined')).toBeVisible();
  },
};
/** Asked of me, asked by me, and what is written but not shown. */
export const Pending: Story = {
  args: { label: 'Pending', grouped: true, state: { ...ready, items: recommendations.pending } },
  play: async ({ args, canvas, userEvent }) => {
    const mine = within(canvas.getByRole('list', { name: 'Asked of me' }));
    await expect(mine.getByRole('link', { name: 'Joon-ho Park' })).toBeVisible();
    const asked = within(canvas.getByRole('list', { name: 'I asked' }));
    await expect(asked.getByRole('link', { name: 'Tomás Álvarez' })).toBeVisible();
    const [ofMe, byMe, written] = recommendations.pending;
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await press('Write');
    await expect(args.onAct).toHaveBeenLastCalledWith({ recommendation: ofMe, act: 'write' });
    await press('Decline');
    await expect(args.onAct).toHaveBeenLastCalledWith({ recommendation: ofMe, act: 'decline' });
    await press('Withdraw');
    await expect(args.onAct).toHaveBeenLastCalledWith({ recommendation: byMe, act: 'withdraw' });
    await press('Show on my profile');
    await expect(args.onAct).toHaveBeenLastCalledWith({ recommendation: written, act: 'show' });
    (document.activeElement as HTMLElement | null)?.blur();
  },
};
export const LongText: Story = {
  args: { state: { ...ready, items: [makeRecommendation({ text: longText, position: longWord })] } },
};
