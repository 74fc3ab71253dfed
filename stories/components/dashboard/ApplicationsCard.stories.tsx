import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { applications, noApplications } from '../../../mocks/factories/dashboard.ts';
import { ApplicationsCard } from '../../../src/components/dashboard/ApplicationsCard.tsx';

const meta = {
  title: 'Components/Dashboard/ApplicationsCard',
  component: ApplicationsCard,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
  args: { applications, href: '/job-applied' },
} satisfies Meta<typeof ApplicationsCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const labels = canvas.getAllByRole('term').map((term) => term.textContent);
    await expect(labels).toEqual(['Under review', 'On hold', 'Accepted', 'Not selected']);
    await expect(canvas.getByText('1 answer is overdue')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See all' })).toHaveAttribute('href', '/job-applied');
  },
};
export const Minimal: Story = {
  args: { applications: { ...noApplications, notAccepted: 1 }, href: undefined },
};
export const Loading: Story = {
  args: { state: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
  },
};
export const Empty: Story = {
  args: { applications: noApplications },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You have not applied yet/)).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
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
    applications: {
      notAccepted: 1_234_567,
      accepted: 98_765,
      rejected: 2_000_000,
      hold: 12_345,
      overdue: 999_999,
    },
  },
};
