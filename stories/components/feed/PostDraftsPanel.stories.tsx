import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PostDraftsPanel } from '../../../src/components/feed/PostDraftsPanel.tsx';

const draft = { pictures: 0, change: false, onContinue: fn(), onDiscard: fn() };

const meta = {
  title: 'Components/Feed/PostDraftsPanel',
  component: PostDraftsPanel,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640, marginInline: 'auto', display: 'grid', gap: 12 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    drafts: [
      { ...draft, id: 'post', text: 'Three interviews in one week, and' },
      { ...draft, id: 'post.f3', text: 'The nicest one began with a walk.', change: true },
    ],
  },
} satisfies Meta<typeof PostDraftsPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
  },
};
