import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StatusTabs } from '../../../../src/components/jobs/hiring/StatusTabs.tsx';

const meta = {
  title: 'Components/Jobs/StatusTabs',
  component: StatusTabs,
  args: {
    byStatus: { '1': 12, '2': 2, '3': 13, '4': 6 },
    total: 33,
    status: 1,
    onStatus: fn(),
    children: 'Candidates',
  },
} satisfies Meta<typeof StatusTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /^All/ }));
    await expect(args.onStatus).toHaveBeenCalledWith({ status: undefined });
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};
