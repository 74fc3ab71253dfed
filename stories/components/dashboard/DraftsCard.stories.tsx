import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { drafts } from '../../../mocks/factories/dashboard.ts';
import { DraftsCard } from '../../../src/components/dashboard/DraftsCard.tsx';

const onContinue = fn();

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
  args: { drafts: drafts.map((draft) => ({ ...draft, onContinue })), allHref: '/posts?tab=drafts' },
} satisfies Meta<typeof DraftsCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue The new jackets are in.' }));
    await expect(onContinue).toHaveBeenCalledOnce();
    await expect(canvas.getByTitle('Without words yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See all drafts' })).toHaveAttribute(
      'href',
      '/posts?tab=drafts',
    );
  },
};
export const Many: Story = {
  args: { drafts: Array.from({ length: 12 }, (_, i) => ({ ...drafts[0]!, id: `post.f${i}` })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('9 more')).toBeVisible();
  },
};
