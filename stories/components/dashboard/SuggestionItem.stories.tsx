import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { makeSuggestion } from '../../../mocks/factories/dashboard.ts';
import { emojiRun, longName, longWord } from '../../../mocks/fixtures/longText.ts';
import { authors } from '../../../mocks/factories/feed.ts';
import { SuggestionItem } from '../../../src/components/dashboard/SuggestionItem.tsx';

const meta = {
  title: 'Components/Dashboard/SuggestionItem',
  component: SuggestionItem,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
  args: { suggestion: makeSuggestion(), onFollow: fn() },
} satisfies Meta<typeof SuggestionItem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Follow Nordlicht Energie' }));
    await expect(args.onFollow).toHaveBeenCalledWith({ userId: 'u2', following: true });
  },
};
export const Minimal: Story = { args: { suggestion: makeSuggestion({ member: authors.sol }) } };
export const Following: Story = {
  args: { suggestion: makeSuggestion({ isFollowing: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Following Nordlicht Energie' })).toBeVisible();
  },
};
export const LongText: Story = {
  args: {
    suggestion: makeSuggestion({
      member: { ...authors.sol, userName: longName },
      reason: longWord + emojiRun,
    }),
  },
};
