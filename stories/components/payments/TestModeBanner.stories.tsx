import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TestModeBanner } from '../../../src/components/payments/TestModeBanner.tsx';

const meta = {
  title: 'Components/Payments/TestModeBanner',
  component: TestModeBanner,
} satisfies Meta<typeof TestModeBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Test mode: no money is taken.');
  },
};
