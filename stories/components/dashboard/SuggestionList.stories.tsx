import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { makeSuggestion, suggestions } from '../../../mocks/factories/dashboard.ts';
import { authors } from '../../../mocks/factories/feed.ts';
import { SuggestionList } from '../../../src/components/dashboard/SuggestionList.tsx';

const more = [authors.ilse, authors.tomas, authors.joonho].map((member) =>
  makeSuggestion({ member, reason: 'Popular in Munich' }),
);

const meta = {
  title: 'Components/Dashboard/SuggestionList',
  component: SuggestionList,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
  args: { suggestions: [...suggestions, ...more], onFollow: fn() },
} satisfies Meta<typeof SuggestionList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Five at most. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('3 shared connections')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    const follow = canvas.getByRole('button', { name: 'Follow Nordlicht Energie' });
    await userEvent.click(follow);
    await expect(args.onFollow).toHaveBeenCalledWith({ userId: 'u2', following: true });
    follow.blur();
  },
};
