import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { makeJobPost } from '../../../../mocks/factories/jobs.ts';
import { longName, longWord } from '../../../../mocks/fixtures/longText.ts';
import { OpenJobsSection } from '../../../../src/components/jobs/search/OpenJobsSection.tsx';

const meta = {
  title: 'Components/Jobs/OpenJobsSection',
  component: OpenJobsSection,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    name: 'Nordlicht Energie',
    state: { status: 'ready', items: [makeJobPost()], hasMore: false, busy: false, onLoadMore: fn() },
    hrefOf: ({ jobId }) => `/jobs/job-details/${jobId}`,
  },
} satisfies Meta<typeof OpenJobsSection>;
export default meta;
type Story = StoryObj<typeof meta>;

const ready = { status: 'ready', hasMore: false, busy: false, onLoadMore: fn() } as const;
const many = Array.from({ length: 10 }, (_, index) => makeJobPost({ jobId: `j${index + 1}` }));

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Answers 94 %/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Wind turbine technician' })).toHaveAttribute(
      'href',
      '/jobs/job-details/j1',
    );
  },
};
export const Empty: Story = { args: { state: { status: 'empty' } } };
export const Error: Story = {
  args: {
    state: {
      status: 'error',
      error: { message: 'The server did not answer.', code: 'INTERNAL' },
      onRetry: fn(),
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.state.status === 'error' && args.state.onRetry).toHaveBeenCalledOnce();
  },
};
export const Many: Story = { args: { state: { ...ready, items: many, hasMore: true } } };
export const LongText: Story = {
  args: {
    name: longName,
    state: { ...ready, items: [makeJobPost({ vacancyName: longName.slice(0, 100), companyName: longWord })] },
  },
};
