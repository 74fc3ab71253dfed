import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { minutesBefore } from '../../../mocks/factories/feed.ts';
import { longText } from '../../../mocks/fixtures/longText.ts';
import { PostDraftItem } from '../../../src/components/feed/PostDraftItem.tsx';

const meta = {
  title: 'Components/Feed/PostDraftItem',
  component: PostDraftItem,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    text: 'Three interviews in one week, and',
    pictures: 2,
    change: false,
    savedAt: minutesBefore(120),
    onContinue: fn(),
    onDiscard: fn(),
  },
} satisfies Meta<typeof PostDraftItem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('2 hours ago')).toBeVisible();
    await expect(canvas.getByText('2 pictures have to be added again.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onContinue).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(args.onDiscard).toHaveBeenCalledOnce();
  },
};
export const Minimal: Story = { args: { text: 'Hello', pictures: 0, savedAt: undefined } };
export const LongText: Story = { args: { text: longText } };
