import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { minutesBefore } from '../../../../mocks/factories/feed.ts';
import { longText } from '../../../../mocks/fixtures/longText.ts';
import { PostDraftsPanel } from '../../../../src/components/feed/compose/PostDraftsPanel.tsx';

const draft = () => ({ pictures: 0, change: false, onContinue: fn(), onDiscard: fn() });

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
      {
        ...draft(),
        id: 'post',
        text: 'Three interviews in one week, and',
        pictures: 2,
        savedAt: minutesBefore(120),
      },
      // Of an older version, which kept no time.
      { ...draft(), id: 'post.f3', text: 'The nicest one began with a walk.', change: true },
      { ...draft(), id: 'post.f4', text: longText, savedAt: minutesBefore(130) },
    ],
  },
} satisfies Meta<typeof PostDraftsPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    const first = within(canvas.getByRole('article', { name: /Three interviews/ }));
    await expect(first.getByText('2 hours ago')).toBeVisible();
    await expect(first.getByText('2 pictures have to be added again.')).toBeVisible();
    await userEvent.click(first.getByRole('button', { name: 'Continue' }));
    await expect(args.drafts[0]?.onContinue).toHaveBeenCalledOnce();
    await userEvent.click(first.getByRole('button', { name: 'Discard' }));
    await expect(args.drafts[0]?.onDiscard).toHaveBeenCalledOnce();
  },
};
