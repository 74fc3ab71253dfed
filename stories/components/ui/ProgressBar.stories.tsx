import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longName } from '../../../mocks/fixtures/longText.ts';
import { ProgressBar } from '../../../src/components/ui/ProgressBar.tsx';

const meta = {
  title: 'Components/Ui/ProgressBar',
  component: ProgressBar,
  args: { label: 'Profile', value: 70 },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Profile' })).toHaveAttribute('aria-valuenow', '70');
  },
};
export const Warning: Story = { args: { tone: 'warning', value: 92, label: 'Storage used' } };
export const Danger: Story = { args: { tone: 'danger', value: 140, label: 'Storage used' } };
export const LongText: Story = { args: { label: longName } };
