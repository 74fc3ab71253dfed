import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { choose } from '../../../mocks/choose.ts';
import { makeRecommendation, recommendations } from '../../../mocks/factories/people.ts';
import { RecommendationActions } from '../../../src/components/people/RecommendationActions.tsx';

const [asked, wanted, written] = recommendations.pending;

const meta = {
  title: 'Components/People/RecommendationActions',
  component: RecommendationActions,
  args: { recommendation: makeRecommendation(), readerId: 'u1', onAct: fn() },
} satisfies Meta<typeof RecommendationActions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hide' }));
    await expect(args.onAct).toHaveBeenCalledWith({ act: 'hide' });
    await choose({ canvas, userEvent }, 'Delete', 'More about the recommendation by Ilse van Dorp');
    await expect(args.onAct).toHaveBeenCalledWith({ act: 'delete' });
  },
};
export const AskedOfMe: Story = {
  args: { recommendation: asked },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Write' }));
    await expect(args.onAct).toHaveBeenCalledWith({ act: 'write' });
    await userEvent.click(canvas.getByRole('button', { name: 'Decline' }));
    await expect(args.onAct).toHaveBeenCalledWith({ act: 'decline' });
  },
};
export const IAsked: Story = {
  args: { recommendation: wanted },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw' }));
    await expect(args.onAct).toHaveBeenCalledWith({ act: 'withdraw' });
  },
};
export const Written: Story = {
  args: { recommendation: written },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show on my profile' }));
    await expect(args.onAct).toHaveBeenCalledWith({ act: 'show' });
  },
};
/** Somebody else reads it: all that is left is to report who wrote it. */
export const OfOthers: Story = {
  args: { readerId: 'u99' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await choose(
      { canvas, userEvent },
      'Report Ilse van Dorp',
      'More about the recommendation by Ilse van Dorp',
    );
    await expect(args.onAct).toHaveBeenCalledWith({ act: 'report' });
  },
};
