import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { drafts } from '../../../mocks/factories/dashboard.ts';
import { DraftsCard } from '../../../src/components/dashboard/DraftsCard.tsx';

const onContinue = fn();
/** More than there is room for. */
const many = ['', '.a', '.b', '.c'].flatMap((more) =>
  drafts.map((draft) => ({ ...draft, id: `${draft.id}${more}`, onContinue })),
);

const meta = {
  title: 'Components/Dashboard/DraftsCard',
  component: DraftsCard,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
  args: { drafts: many, allHref: '/posts?tab=drafts' },
} satisfies Meta<typeof DraftsCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue The new jackets are in.' }));
    await expect(onContinue).toHaveBeenCalledOnce();
    await expect(canvas.getByTitle('Without words yet')).toBeVisible();
    await expect(canvas.getByText('9 more')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See all drafts' })).toHaveAttribute(
      'href',
      '/posts?tab=drafts',
    );
  },
};
