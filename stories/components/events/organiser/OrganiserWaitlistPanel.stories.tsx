import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { waitlist } from '../../../../mocks/factories/eventPanel.ts';
import { OrganiserWaitlistPanel } from '../../../../src/components/events/organiser/OrganiserWaitlistPanel.tsx';

const meta = {
  title: 'Components/Events/OrganiserWaitlistPanel',
  component: OrganiserWaitlistPanel,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 984, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  args: { waitlist, enabled: true, open: true, onOffer: fn() },
} satisfies Meta<typeof OrganiserWaitlistPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Offers come first, each with the time that is left. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Offered, 23 hours left')).toBeVisible();
    await expect(canvas.getByText(/^5 seats wanted/)).toBeVisible();
    const next = canvas.getByRole('button', { name: 'Offer to the next' });
    await userEvent.click(next);
    await expect(args.onOffer).toHaveBeenCalledWith({ entry: waitlist[1] });
    next.blur();
  },
};
/** Nothing can be offered for what is over. */
export const Over: Story = {
  tags: ['!visual'], // Default without its buttons.
  args: { open: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Empty: Story = {
  args: { waitlist: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Nobody waits\./)).toBeVisible();
  },
};
