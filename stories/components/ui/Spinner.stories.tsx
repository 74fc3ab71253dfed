import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longName } from '../../../mocks/fixtures/longText.ts';
import { Spinner } from '../../../src/components/ui/Spinner.tsx';

const meta = {
  title: 'Components/Ui/Spinner',
  component: Spinner,
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Small: Story = { args: { size: 'sm' } };
export const Medium: Story = { args: { size: 'md' } };
export const Large: Story = { args: { size: 'lg' } };
export const LongText: Story = {
  args: { label: longName },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(longName);
  },
};
