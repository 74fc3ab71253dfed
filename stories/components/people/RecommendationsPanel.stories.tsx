import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { recommendations } from '../../../mocks/factories/people.ts';
import { RecommendationsPanel } from '../../../src/components/people/RecommendationsPanel.tsx';

const ready = { status: 'ready', hasMore: false, busy: false, onLoadMore: fn() } as const;

const meta = {
  title: 'Components/People/RecommendationsPanel',
  component: RecommendationsPanel,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    tab: 2,
    onTab: fn(),
    state: { ...ready, items: recommendations.received },
    onAsk: fn(),
    readerId: 'u1',
    onAct: fn(),
  },
} satisfies Meta<typeof RecommendationsPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Pending' }));
    await expect(args.onTab).toHaveBeenCalledWith({ tab: 3 });
    await userEvent.click(canvas.getByRole('button', { name: 'Ask a connection' }));
    await expect(args.onAsk).toHaveBeenCalledOnce();
  },
};
export const Given: Story = { args: { tab: 1, state: { ...ready, items: recommendations.given } } };
export const NothingReceived: Story = { args: { state: { status: 'empty' } } };
