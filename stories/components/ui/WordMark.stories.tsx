import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { WordMark } from '../../../src/components/ui/WordMark.tsx';

const meta = {
  title: 'Components/Ui/WordMark',
  component: WordMark,
} satisfies Meta<typeof WordMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rolecast')).toBeVisible();
  },
};
