import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { longName, longWord } from '../../../../mocks/fixtures/longText.ts';
import { PassionSection } from '../../../../src/components/profile/sections/PassionSection.tsx';

const meta = {
  title: 'Components/Profile/PassionSection',
  component: PassionSection,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640, marginInline: 'auto', padding: 16 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    state: {
      status: 'ready' as const,
      hasMore: false,
      onLoadMore: fn(),
      busy: false,
      items: [
        { passionId: 'pa1', passionName: 'Kora' },
        { passionId: 'pa2', passionName: 'Open-water swimming' },
      ],
    },
  },
} satisfies Meta<typeof PassionSection>;
export default meta;
type Story = StoryObj<typeof meta>;

const own = {
  events: { onAdd: fn(), onRemove: fn(), onType: fn() },
  suggestions: ['Choir', 'Climbing'],
  visibility: 0 as const,
  onVisibility: fn(),
};

export const Default: Story = { args: { ...own } };
export const Empty: Story = {
  args: { ...own, state: { status: 'empty' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Add a skill or a passion' })).toBeVisible();
  },
};
export const Error: Story = {
  args: { ...own, state: { status: 'error', error: { message: 'Something went wrong' }, onRetry: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.state.status === 'error' && args.state.onRetry).toHaveBeenCalledOnce();
  },
};
export const Many: Story = {
  args: {
    ...own,
    state: {
      status: 'ready' as const,
      hasMore: false,
      onLoadMore: fn(),
      busy: false,
      items: Array.from({ length: 15 }, (_, index) => ({
        passionId: `p${index}`,
        passionName: `Passion number ${index + 1}`,
      })),
    },
  },
};
export const LongText: Story = {
  args: {
    ...own,
    state: {
      status: 'ready' as const,
      hasMore: false,
      onLoadMore: fn(),
      busy: false,
      items: [
        { passionId: 'pa1', passionName: longName },
        { passionId: 'pa2', passionName: longWord },
      ],
    },
  },
};
