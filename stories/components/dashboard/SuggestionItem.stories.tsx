import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { makeSuggestion } from '../../../mocks/factories/dashboard.ts';
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
