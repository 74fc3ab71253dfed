import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CostBanner } from '../../../src/components/site/CostBanner.tsx';

const meta = {
  title: 'Components/Site/CostBanner',
  component: CostBanner,
  args: { title: 'What it costs', text: 'Nothing. Premium is one payment of $7.99.', signupHref: '/signup' },
  decorators: [
    (Story) => (
      <>
        <h1>Rolecast</h1>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof CostBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'What it costs' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Create account' })).toHaveAttribute('href', '/signup');
  },
};
