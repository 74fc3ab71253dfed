import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
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
/** Photo, headline, interests, follow: what a newcomer can tick off (product S18). */
export const Newcomer: Story = {
  args: { strength: 0, steps: firstSteps, lead: welcomeTexts[1] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Your profile is your application/)).toBeVisible();
  },
};
export const Organisation: Story = {
  args: { role: 4, strength: undefined, steps: firstSteps },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/Add your logo/)[0]).toBeVisible();
    await expect(canvas.queryByRole('meter')).toBeNull();
  },
};
export const Done: Story = { args: { strength: 100, steps: [] } };
export const Error: Story = {
  args: { state: { status: 'error', error: { message: 'The server did not answer.' }, onRetry: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The server did not answer.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.state?.status === 'error' && args.state.onRetry).toHaveBeenCalledOnce();
  },
};
