import { chakra } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BackBar } from '../../../src/components/layout/BackBar.tsx';
import { Card } from '../../../src/components/ui/Card.tsx';

const meta = {
  title: 'Components/Layout/BackBar',
  component: BackBar,
  parameters: { layout: 'bare' },
  args: { title: 'Post', href: '/', onBack: fn((event) => event.preventDefault()) },
  decorators: [
    (Story) => (
      <chakra.main padding={4}>
        <Story />
        <Card>We redrew the ticket scanner for people who wear gloves.</Card>
      </chakra.main>
    ),
  ],
} satisfies Meta<typeof BackBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A wide window has the places in its sidebar, and no bar. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const back = canvas.getByText('Post').parentElement?.querySelector('a');
    await expect(back).toHaveAttribute('href', '/');
    if (!back?.checkVisibility()) return;
    await userEvent.click(back);
    await expect(args.onBack).toHaveBeenCalledOnce();
    back.blur();
  },
};
