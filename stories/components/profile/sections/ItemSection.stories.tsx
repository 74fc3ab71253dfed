import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { makeEducation, makeExperience } from '../../../../mocks/factories/profileSections.ts';
import { longName } from '../../../../mocks/fixtures/longText.ts';
import { ItemSection } from '../../../../src/components/profile/sections/ItemSection.tsx';

const meta = {
  title: 'Components/Profile/ItemSection',
  component: ItemSection,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640, marginInline: 'auto', padding: 16 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    kind: 'experience',
    state: {
      status: 'ready' as const,
      hasMore: false,
      onLoadMore: fn(),
      busy: false,
      items: [makeExperience()],
    },
  },
} satisfies Meta<typeof ItemSection>;
export default meta;
type Story = StoryObj<typeof meta>;

const own = {
  events: { onAdd: fn(), onEdit: fn(), onDelete: fn(), onUndo: fn(), onMove: fn(), onEnd: fn() },
  visibility: 0 as const,
  onVisibility: fn(),
};

export const Default: Story = { args: { ...own } };
export const Empty: Story = {
  args: { ...own, state: { status: 'empty' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add position' })).toBeVisible();
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
      items: Array.from({ length: 8 }, (_, index) =>
        makeExperience({ workExperienceId: `w${index}`, description: undefined, skills: [] }),
      ),
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
      items: [makeEducation({ institution: longName, degree: longName })],
    },
  },
};
