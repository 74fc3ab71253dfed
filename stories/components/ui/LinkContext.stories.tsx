import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longWord } from '../../../mocks/fixtures/longText.ts';
import { Link } from '../../../src/components/ui/Link.tsx';
import { LinkContext } from '../../../src/components/ui/LinkContext.tsx';
import type { LinkComponentProps } from '../../../src/components/ui/LinkContext.tsx';

/** Stands for the router's link: everything that passes through it carries a mark. */
function RoutedLink({ children, ...props }: LinkComponentProps) {
  return (
    <a data-routed="" {...props}>
      {children}
    </a>
  );
}

const meta = {
  title: 'Components/Ui/LinkContext',
  component: LinkContext,
  args: { value: RoutedLink, children: <Link href="/events">Events</Link> },
} satisfies Meta<typeof LinkContext>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Events' })).toHaveAttribute('data-routed');
  },
};
export const Outside: Story = {
  args: { children: <Link href="mailto:help@example.org">Write to us</Link> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Write to us' })).not.toHaveAttribute('data-routed');
  },
};
export const LongText: Story = { args: { children: <Link href="/events">{longWord}</Link> } };
