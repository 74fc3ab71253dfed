import type { Meta, StoryObj } from '@storybook/react-vite';
import { Store, UserRound } from 'lucide-react';
import { expect } from 'storybook/test';
import { longText, longWord } from '../../../mocks/fixtures/longText.ts';
import { RoleCard } from '../../../src/components/site/RoleCard.tsx';

const meta = {
  title: 'Components/Site/RoleCard',
  component: RoleCard,
  args: {
    title: 'Job seeker',
    icon: UserRound,
    points: ['Apply with your profile, in one step', 'See where every application stands'],
    href: '/signup?role=1',
  },
  decorators: [
    (Story) => (
      <>
        <h1>Rolecast</h1>
        <h2>Four ways to be here</h2>
        <div style={{ maxWidth: '18rem' }}>
          <Story />
        </div>
      </>
    ),
  ],
} satisfies Meta<typeof RoleCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'Sign up as Job seeker' })).toHaveAttribute(
      'href',
      '/signup?role=1',
    );
  },
};
export const Minimal: Story = {
  args: { title: 'Business', icon: Store, points: ['Go live without Premium'] },
};
export const LongText: Story = { args: { title: longWord, points: [longText, longWord] } };
