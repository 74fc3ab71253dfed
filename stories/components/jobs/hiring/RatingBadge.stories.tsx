import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RatingBadge } from '../../../../src/components/jobs/hiring/RatingBadge.tsx';

const meta = {
  title: 'Components/Jobs/RatingBadge',
  component: RatingBadge,
  args: { rating: 4 },
} satisfies Meta<typeof RatingBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rated 4 of 5')).toBeInTheDocument();
  },
};
