import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { interestList } from '../../../../mocks/fixtures/profileLists.ts';
import { longWord } from '../../../../mocks/fixtures/longText.ts';
import { InterestSection } from '../../../../src/components/profile/sections/InterestSection.tsx';

const meta = {
  title: 'Components/Profile/InterestSection',
  component: InterestSection,
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
      items: interestList.filter(({ selected }) => selected),
    },
  },
} satisfies Meta<typeof InterestSection>;
export default meta;
type Story = StoryObj<typeof meta>;

const own = { onEdit: fn(), visibility: 0 as const, onVisibility: fn() };

export const Default: Story = { args: { ...own } };
export const Empty: Story = {
  args: { ...own, state: { status: 'empty' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Choose 3 interests' })).toBeVisible();
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
    state: { status: 'ready' as const, hasMore: false, onLoadMore: fn(), busy: false, items: interestList },
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
      items: [{ interestId: 'in1', interestName: longWord, group: 'Words', selected: true }],
    },
  },
};
