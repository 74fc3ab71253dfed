import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FooterBar } from '../../../src/components/site/FooterBar.tsx';

const meta = {
  title: 'Components/Site/FooterBar',
  component: FooterBar,
  parameters: { layout: 'bare' },
  args: {
    links: [
      { label: 'About', href: '/about-us' },
      { label: 'Contact', href: '/contact-us' },
    ],
    onOpenLegal: fn(),
  },
} satisfies Meta<typeof FooterBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Terms' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Privacy' }));
    await expect(args.onOpenLegal).toHaveBeenNthCalledWith(1, 'terms');
    await expect(args.onOpenLegal).toHaveBeenNthCalledWith(2, 'privacy');
  },
};
