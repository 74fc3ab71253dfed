import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { minutesBefore } from '../../../../mocks/factories/feed.ts';
import { VerifiedBadge } from '../../../../src/components/profile/verification/VerifiedBadge.tsx';

const meta = {
  title: 'Components/Profile/VerifiedBadge',
  component: VerifiedBadge,
  args: { document: 5, at: minutesBefore(60 * 24 * 120), verifier: 'Rolecast verification' },
} satisfies Meta<typeof VerifiedBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The focus shows by whom and when, as a pointer does, and a finger on touch screens. */
export const Details: Story = {
  play: async ({ canvas, userEvent }) => {
    // It says what was checked; who reads by ear hears the rest as well.
    await expect(canvas.getByText('Identity verified')).toBeVisible();
    await expect(await canvas.findByRole('button')).toHaveAccessibleName(
      'Identity verified. Checked by Rolecast verification on 17 September 2025.',
    );
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('17 September 2025'));
  },
};
/** Of an item: the contract tells nobody when. */
export const WithoutDetails: Story = {
  args: { document: 3, at: undefined, verifier: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
