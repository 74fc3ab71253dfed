import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { makeRecommendation } from '../../../mocks/factories/people.ts';
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

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ilse van Dorp' })).toBeVisible();
  },
};
export const Hidden: Story = {
  args: { hidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Visible to connections')).toBeVisible();
  },
};
