import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { applications } from '../../../mocks/factories/dashboard.ts';
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
export const Error: Story = {
  args: { state: { status: 'error', error: { message: 'The server did not answer.' }, onRetry: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The server did not answer.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.state?.status === 'error' && args.state.onRetry).toHaveBeenCalledOnce();
  },
};
