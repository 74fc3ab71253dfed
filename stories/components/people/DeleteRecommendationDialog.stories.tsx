import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { recommendations } from '../../../mocks/factories/people.ts';
import { DeleteRecommendationDialog } from '../../../src/components/people/DeleteRecommendationDialog.tsx';

const meta = {
  title: 'Components/People/DeleteRecommendationDialog',
  component: DeleteRecommendationDialog,
  args: { recommendation: recommendations.given[0], readerId: 'u1', onConfirm: fn(), onCancel: fn() },
} satisfies Meta<typeof DeleteRecommendationDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The safe button has the focus. */
export const OfOnesOwn: Story = {
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alertdialog', { name: 'Delete your recommendation of Tomás Álvarez?' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
