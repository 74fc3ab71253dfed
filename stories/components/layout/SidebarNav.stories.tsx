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
