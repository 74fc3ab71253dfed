import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { authors } from '../../../mocks/factories/feed.ts';
import { memberSuggestions } from '../../../mocks/factories/suggestions.ts';
import { longName, longWord } from '../../../mocks/fixtures/longText.ts';
import { SuggestionList } from '../../../src/components/ui/SuggestionList.tsx';

const meta = {
  title: 'Components/Ui/SuggestionList',
  component: SuggestionList,
  args: {
    id: 'offers',
    label: 'Members',
    state: { status: 'ready', items: memberSuggestions },
    active: 0,
    onChoose: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof SuggestionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Tomás Álvarez');
    await userEvent.click(canvas.getByRole('option', { name: /Nordlicht/ }));
    await expect(args.onChoose).toHaveBeenCalledWith({ suggestion: memberSuggestions[2] });
    for (const option of canvas.getAllByRole('option'))
      await expect(option.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};
export const LongText: Story = {
  args: {
    state: {
      status: 'ready',
      items: [
        { kind: 'member', member: { ...authors.ilse, userName: longName, headline: longWord } },
        { kind: 'tag', tag: longWord, posts: 1_204_112 },
      ],
    },
  },
};
