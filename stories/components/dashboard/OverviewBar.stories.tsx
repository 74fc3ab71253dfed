import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { OverviewBar } from '../../../src/components/dashboard/OverviewBar.tsx';

const meta = {
  title: 'Components/Dashboard/OverviewBar',
  component: OverviewBar,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640 }}>
        <Story />
      </div>
    ),
  ],
  args: { state: { status: 'ready' }, line: 'Profile 70 % · 1 answer overdue', onToggle: fn() },
} satisfies Meta<typeof OverviewBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Opened: Story = {
  args: { open: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Profile 70 % · 1 answer overdue')).toBeVisible();
    const hide = canvas.getByRole('button', { name: 'Hide your overview', expanded: true });
    await userEvent.click(hide);
    await expect(args.onToggle).toHaveBeenCalledOnce();
    hide.blur();
  },
};
export const Loading: Story = {
  args: { state: { status: 'loading' }, line: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your overview');
  },
};
