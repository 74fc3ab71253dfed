import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Spinner } from '../../../src/components/ui/Spinner.tsx';

const meta = {
  title: 'Components/Ui/Spinner',
  component: Spinner,
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Its words are for whoever does not see it. */
export const Default: Story = {
  args: { label: 'Looking for the code' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Looking for the code');
  },
};
