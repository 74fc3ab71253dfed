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
/** What leads out of the application is no matter of the router. */
export const LongText: Story = {
  args: { children: <Link href="mailto:help@example.org">{longWord}</Link> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: longWord })).not.toHaveAttribute('data-routed');
  },
};
