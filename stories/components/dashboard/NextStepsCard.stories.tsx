import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { firstSteps, steps } from '../../../mocks/factories/dashboard.ts';
import { welcomeTexts } from '../../../src/domain/dashboard.ts';
import { NextStepsCard } from '../../../src/components/dashboard/NextStepsCard.tsx';

const meta = {
  title: 'Components/Dashboard/NextStepsCard',
  component: NextStepsCard,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
  args: { role: 1, steps, strength: 70, hrefs: { 8: '#suggestions' } },
} satisfies Meta<typeof NextStepsCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first step that can be done here comes with its reason and its button; its row leads there too. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Profile strength' });
    await expect(meter).toHaveAttribute('aria-valuenow', '70');
    await expect(meter).toHaveAttribute('aria-valuetext', '70 percent');
    await expect(canvas.getByText(/What they post is in your Following feed/)).toBeVisible();
    const links = canvas.getAllByRole('link', { name: 'Follow 3 members' });
    await expect(links).toHaveLength(2);
    for (const link of links) await expect(link).toHaveAttribute('href', '#suggestions');
    await expect(canvas.getByText('1 of 3')).toBeVisible();
  },
};
/** Photo, headline, interests, follow: what a newcomer can tick off (product S18), below what its role is here for. */
export const Organisation: Story = {
  args: { role: 4, strength: undefined, steps: firstSteps, lead: welcomeTexts[4] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Tell people what is on/)).toBeVisible();
    await expect(canvas.getAllByText(/Add your logo/)[0]).toBeVisible();
    await expect(canvas.queryByRole('meter')).toBeNull();
  },
};
export const Done: Story = { args: { strength: 100, steps: [] } };
