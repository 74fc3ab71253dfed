import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { upcoming } from '../../../mocks/factories/dashboard.ts';
import { emojiRun, longName, longWord } from '../../../mocks/fixtures/longText.ts';
import { UpcomingCard } from '../../../src/components/dashboard/UpcomingCard.tsx';

const meta = {
  title: 'Components/Dashboard/UpcomingCard',
  component: UpcomingCard,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
  args: { items: upcoming, hrefOf: ({ eventId }) => eventId && `/events/event-details/${eventId}` },
} satisfies Meta<typeof UpcomingCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An event is told in the time of its place (product D15). */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Jollof/ })).toBeVisible();
    await expect(canvas.getByText('Fri, 16 Jan 2026, 09:30')).toBeVisible();
    await expect(canvas.getByText(/^Thu, 5 Feb 2026, 18:00 .*· 12 Allen Avenue, Lagos$/)).toBeInTheDocument();
  },
};
export const Empty: Story = { args: { items: [] } };
export const Error: Story = {
  args: { state: { status: 'error', error: { message: 'The server did not answer.' }, onRetry: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The server did not answer.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.state?.status === 'error' && args.state.onRetry).toHaveBeenCalledOnce();
  },
};
export const LongText: Story = {
  args: {
    items: [longWord, emojiRun, longName].map((title, i) => ({
      kind: 1,
      title,
      startAt: `2026-02-0${i + 1}T17:00:00.000Z`,
      timezone: 'Nowhere/At-all',
      place: longName,
    })),
  },
};
