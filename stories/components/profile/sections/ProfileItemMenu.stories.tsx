import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ProfileItemMenu } from '../../../../src/components/profile/sections/ProfileItemMenu.tsx';

const meta = {
  title: 'Components/Profile/ProfileItemMenu',
  component: ProfileItemMenu,
  decorators: [
    (Story) => (
      <div style={{ padding: 16, minHeight: 340, display: 'flex', justifyContent: 'flex-end' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    name: 'Senior backend developer at Nordlicht Energie',
    position: 1,
    count: 3,
    onEdit: fn(),
    onDelete: fn(),
    onMove: fn(),
  },
} satisfies Meta<typeof ProfileItemMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  args: { onEnd: fn(), onVerify: fn() },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: /^Actions for Senior/ }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Delete' })).toBeVisible());
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
    await expect(screen.getByRole('menuitem', { name: 'Move up' })).toHaveAttribute('aria-disabled', 'true');
  },
};
/** One item has no other place. */
export const Alone: Story = {
  args: { count: 1 },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: /^Actions for Senior/ }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toBeVisible());
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
    await expect(screen.getAllByRole('menuitem')).toHaveLength(2);
  },
};
