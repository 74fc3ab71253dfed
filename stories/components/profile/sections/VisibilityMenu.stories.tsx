import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { VisibilityMenu } from '../../../../src/components/profile/sections/VisibilityMenu.tsx';

const meta = {
  title: 'Components/Profile/VisibilityMenu',
  component: VisibilityMenu,
  args: { section: 'Experience', level: 1, onChange: fn() },
} satisfies Meta<typeof VisibilityMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: /seen by: Connections/ }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Connections (now)' })).toBeVisible());
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: 'Everyone' })).toHaveAttribute('data-highlighted'),
    );
  },
};
