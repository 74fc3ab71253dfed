import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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
  args: {
    value: RoutedLink,
    children: (
      <>
        <Link href="/events">Events</Link> <Link href="mailto:help@example.org">Write to us</Link>
      </>
    ),
  },
} satisfies Meta<typeof LinkContext>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What leads out of the application is no matter of the router. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Events' })).toHaveAttribute('data-routed');
    await expect(canvas.getByRole('link', { name: 'Write to us' })).not.toHaveAttribute('data-routed');
  },
};
