import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CountsBar } from '../../../src/components/profile/CountsBar.tsx';

const meta = {
  title: 'Components/Profile/CountsBar',
  component: CountsBar,
  args: { role: 1, counts: { followers: 0, following: 12, posts: 9 } },
} satisfies Meta<typeof CountsBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Connections and recommendations are for others to see, or for nobody. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '12 following',
      '9 posts',
    ]);
  },
};
