import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import ForbiddenPage from '../../../src/pages/site/ForbiddenPage.tsx';

const meta = {
  title: 'Pages/Site/ForbiddenPage',
  component: ForbiddenPage,
} satisfies Meta<typeof ForbiddenPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [S2.21] [S8.5] */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '403 Unauthorized' })).toBeVisible();
    const sentence =
      'You do not have permission to access this page. Please log in with the correct credentials or go back.';
    await expect(canvas.getByText(sentence)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  },
};
