import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { authors } from '../../../mocks/factories/feed.ts';
import { makeRecommendation } from '../../../mocks/factories/people.ts';
import { longName, longText, longWord } from '../../../mocks/fixtures/longText.ts';
import { RecommendationItem } from '../../../src/components/people/RecommendationItem.tsx';

const meta = {
  title: 'Components/People/RecommendationItem',
  component: RecommendationItem,
  decorators: [
    (Story) => (
      <ul style={{ maxWidth: 600, listStyle: 'none' }}>
        <Story />
      </ul>
    ),
  ],
  args: { recommendation: makeRecommendation(), readerId: 'u1', onAct: fn() },
} satisfies Meta<typeof RecommendationItem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Worked with Amara Diallo/)).toBeVisible();
    await expect(canvas.getByText('Shown on your profile')).toBeVisible();
  },
};
export const Minimal: Story = {
  args: {
    recommendation: { ...makeRecommendation(), position: undefined },
    readerId: 'u99',
    onAct: undefined,
  },
};
export const LongText: Story = {
  args: {
    recommendation: makeRecommendation({
      fromUser: { ...authors.ilse, userName: longName },
      position: longWord,
      text: longText,
    }),
  },
};
