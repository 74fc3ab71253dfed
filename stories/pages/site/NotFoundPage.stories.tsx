import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import NotFoundPage from '../../../src/pages/site/NotFoundPage.tsx';

const meta = {
  title: 'Pages/Site/NotFoundPage',
  component: NotFoundPage,
} satisfies Meta<typeof NotFoundPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [S2.2] [S2.21] */
export const Default: Story = {
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    await expect(heading).toHaveTextContent('Oops! The page you are looking for does not exist.');
    await expect(canvas.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
    await expect(document.title).toBe('Page not found · Rolecast');
  },
};
