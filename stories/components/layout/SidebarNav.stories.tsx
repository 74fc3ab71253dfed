import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StillLink } from '../../../mocks/fixtures/StillLink.tsx';
import { informationPlaces, jobSeekerPlaces } from '../../../mocks/fixtures/places.ts';
import { SidebarNav } from '../../../src/components/layout/SidebarNav.tsx';
import { LinkContext } from '../../../src/components/ui/LinkContext.tsx';

const meta = {
  title: 'Components/Layout/SidebarNav',
  component: SidebarNav,
  args: { main: jobSeekerPlaces, information: informationPlaces },
  decorators: [
    (Story) => (
      <LinkContext value={StillLink}>
        <nav aria-label="Main" style={{ maxWidth: 232 }}>
          <Story />
        </nav>
      </LinkContext>
    ),
  ],
} satisfies Meta<typeof SidebarNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { onNavigate: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Dashboard');
    await userEvent.click(canvas.getByRole('link', { name: 'Tickets' }));
    await expect(args.onNavigate).toHaveBeenCalledOnce();
  },
};
/** The number of news stays a badge on the row of the place where one is. */
export const NewsHere: Story = {
  tags: ['!visual'], // The colour that is asserted is all that differs from Default.
  args: { main: jobSeekerPlaces.map((place) => ({ ...place, current: place.badge !== undefined })) },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('link', { current: 'page' });
    const { backgroundColor } = getComputedStyle(row);
    await expect(canvas.getByText('4').closest('[data-part=badge]')).not.toHaveStyle({ backgroundColor });
  },
};
