import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LandingHeader } from '../../../src/components/site/LandingHeader.tsx';

const meta = {
  title: 'Components/Site/LandingHeader',
  component: LandingHeader,
  parameters: { layout: 'bare' },
  args: { theme: 'light', onToggle: fn(), loginHref: '/login', signupHref: '/signup' },
} satisfies Meta<typeof LandingHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
    const toggle = canvas.getByRole('button', { name: 'Use dark theme' });
    await userEvent.click(toggle);
    // Whether a click leaves a ring depends on what had the focus before.
    toggle.blur();
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
};
