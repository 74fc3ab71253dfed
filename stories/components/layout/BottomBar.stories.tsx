import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { bottomPlaces } from '../../../mocks/fixtures/places.ts';
import { BottomBar } from '../../../src/components/layout/BottomBar.tsx';

const meta = {
  title: 'Components/Layout/BottomBar',
  component: BottomBar,
  parameters: { layout: 'bare' },
  args: { items: bottomPlaces },
} satisfies Meta<typeof BottomBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Dashboard');
  },
};
