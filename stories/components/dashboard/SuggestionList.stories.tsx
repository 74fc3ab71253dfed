import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { makeSuggestion, suggestions } from '../../../mocks/factories/dashboard.ts';
import { authors } from '../../../mocks/factories/feed.ts';
import { SuggestionList } from '../../../src/components/dashboard/SuggestionList.tsx';

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
  args: { suggestions, onFollow: fn() },
} satisfies Meta<typeof SuggestionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 shared connections')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};
export const Empty: Story = { args: { suggestions: [] } };
export const Error: Story = {
  args: { state: { status: 'error', error: { message: 'The server did not answer.' }, onRetry: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The server did not answer.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.state?.status === 'error' && args.state.onRetry).toHaveBeenCalledOnce();
  },
};
export const Many: Story = {
  args: {
    suggestions: Array.from({ length: 8 }, (_, i) =>
      makeSuggestion({ member: { ...authors.nordlicht, userId: `m${i}` } }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
  },
};
