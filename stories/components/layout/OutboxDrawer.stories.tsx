import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { waitingItems } from '../../../mocks/factories/outbox.ts';
import { findDialog } from '../../../mocks/findDialog.ts';
import { OutboxDrawer } from '../../../src/components/layout/OutboxDrawer.tsx';

const meta = {
  title: 'Components/Layout/OutboxDrawer',
  component: OutboxDrawer,
  args: { open: true, items: waitingItems, onRetry: fn(), onDiscard: fn(), onClose: fn() },
} satisfies Meta<typeof OutboxDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args, userEvent }) => {
    const drawer = within(await findDialog('Waiting to be sent'));
    await expect(drawer.getAllByRole('listitem')).toHaveLength(3);
    await expect(drawer.getByText('Message to Ilse van Dorp')).toBeVisible();
    await userEvent.click(drawer.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledWith({ clientId: 'w3' });
    const [first] = drawer.getAllByRole('button', { name: 'Cancel' });
    if (first) await userEvent.click(first);
    await expect(args.onDiscard).toHaveBeenCalledWith({ clientId: 'w1' });
  },
};
