import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PageBar } from '../../../src/components/site/PageBar.tsx';

const meta = {
  title: 'Components/Site/PageBar',
  component: PageBar,
  args: { theme: 'light', onToggle: fn(), homeHref: '/', loginHref: '/login' },
} satisfies Meta<typeof PageBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Rolecast, home' })).toHaveAttribute('href', '/');
  },
};
