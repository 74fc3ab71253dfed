import { chakra } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { informationPlaces, jobSeekerPlaces } from '../../../mocks/fixtures/places.ts';
import { Sidebar } from '../../../src/components/layout/Sidebar.tsx';

const meta = {
  title: 'Components/Layout/Sidebar',
  component: Sidebar,
  parameters: { layout: 'bare' },
  args: { main: jobSeekerPlaces, information: informationPlaces },
  decorators: [
    (Story) => (
      <chakra.div display="flex" minHeight="44rem">
        <Story />
      </chakra.div>
    ),
  ],
} satisfies Meta<typeof Sidebar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Folded: Story = {
  args: { folded: true },
  play: async ({ canvas, userEvent }) => {
    // Phones draw no sidebar.
    if (canvas.queryAllByRole('link').length === 0) return;
    // The code of the tooltips comes a moment later.
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: /Chat List/ })).toHaveAttribute('data-scope', 'tooltip'),
    );
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Dashboard');
  },
};
