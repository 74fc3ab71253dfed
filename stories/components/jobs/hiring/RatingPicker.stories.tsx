import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { RatingPicker } from '../../../../src/components/jobs/hiring/RatingPicker.tsx';

const meta = {
  title: 'Components/Jobs/RatingPicker',
  component: RatingPicker,
  args: { rating: 3, onRate: fn() },
} satisfies Meta<typeof RatingPicker>;
export default meta;
type Story = StoryObj<typeof meta>;
/** Arrows choose, and the rating can be taken away. */
export const ByKeyboard: Story = {
  // It looks as it does when it is not rated.
  tags: ['!visual'],
  render: function Rated(args) {
    const [rating, setRating] = useState(args.rating);
    return <RatingPicker {...args} rating={rating} onRate={(event) => setRating(event.rating)} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '3 of 5: Good' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '4 of 5: Very good' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear rating' }));
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
  },
};
