import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pictures } from '../../../mocks/fixtures/pictures.ts';
import { HeroBanner } from '../../../src/components/site/HeroBanner.tsx';

const meta = {
  title: 'Components/Site/HeroBanner',
  component: HeroBanner,
  args: {
    title: 'Every application gets an answer.',
    pitch: 'Jobs, events and live rooms in one calm network.',
    note: 'Free for everyone. Premium is $7.99, once.',
    loginHref: '/login',
    signupHref: '/signup',
    drawing: <img src={pictures.valley.url} alt="" width="1600" height="900" />,
  },
} satisfies Meta<typeof HeroBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Create account' })).toHaveAttribute('href', '/signup');
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  },
};
