import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LandingPanel } from '../../../src/components/site/LandingPanel.tsx';
import { roleTexts } from '../../../src/components/site/landingTexts.ts';
import { RoleCard } from '../../../src/components/site/RoleCard.tsx';

const meta = {
  title: 'Components/Site/LandingPanel',
  component: LandingPanel,
  args: {
    title: 'Four ways to be here',
    children: roleTexts.map(({ role, ...card }) => (
      <RoleCard key={role} {...card} href={`/signup?role=${role}`} />
    )),
  },
  decorators: [
    (Story) => (
      <>
        <h1>Rolecast</h1>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof LandingPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Four ways to be here' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
  },
};
