import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longWord } from '../../../mocks/fixtures/longText.ts';
import { Link } from '../../../src/components/ui/Link.tsx';

const meta = {
  title: 'Components/Ui/Link',
  component: Link,
  args: { href: '/terms', children: 'Terms of use' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Terms of use' })).toHaveFocus();
  },
};
export const Standalone: Story = {
  args: { variant: 'standalone', children: 'Forgot password?', href: '/forgot-password/1' },
};
/** A tag in a running text. */
export const Word: Story = { args: { variant: 'word', children: '#newjob', href: '/posts/tag/newjob' } };
export const Plain: Story = { args: { variant: 'plain', children: 'Ilse van Dorp', href: '/profile/7' } };
export const Quiet: Story = { args: { variant: 'quiet', children: 'Privacy', href: '/privacy' } };
export const NewTab: Story = {
  args: { href: 'https://example.org/careers', newTab: true, children: 'Careers at Kade' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Careers at Kade (opens in a new tab)' });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};
export const LongText: Story = { args: { children: longWord } };
