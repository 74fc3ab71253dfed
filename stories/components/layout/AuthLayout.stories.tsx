import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AuthLayout } from '../../../src/components/layout/AuthLayout.tsx';
import { Button } from '../../../src/components/ui/Button.tsx';
import { Link } from '../../../src/components/ui/Link.tsx';
import { PasswordField } from '../../../src/components/ui/PasswordField.tsx';
import { TextField } from '../../../src/components/ui/TextField.tsx';

const meta = {
  title: 'Components/Layout/AuthLayout',
  component: AuthLayout,
  parameters: { layout: 'bare' },
  args: {
    title: 'Log in',
    theme: 'light',
    onToggle: fn(),
    links: [
      { label: 'About', href: '/about-us' },
      { label: 'Contact', href: '/contact-us' },
      { label: 'Pricing', href: '/pricing' },
    ],
    children: (
      <>
        <TextField label="Phone" name="phone" type="tel" />
        <PasswordField label="Password" name="password" autoComplete="current-password" />
        <Button size="lg" fullWidth>
          Log in
        </Button>
      </>
    ),
    footer: (
      <>
        New here?{' '}
        <Link href="/signup" variant="standalone">
          Create account
        </Link>
      </>
    ),
  },
} satisfies Meta<typeof AuthLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use dark theme' }));
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
};
