import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { report } from '../../../mocks/factories/applications.ts';
import { longName } from '../../../mocks/fixtures/longText.ts';
import { findDialog } from '../../../mocks/findDialog.ts';
import { PipelineReportDialog } from '../../../src/components/jobs/PipelineReportDialog.tsx';

const meta = {
  title: 'Components/Jobs/PipelineReportDialog',
  component: PipelineReportDialog,
  args: {
    open: true,
    onClose: fn(),
    job: 'Wind turbine technician',
    state: { status: 'ready', report },
    csv: { onExport: fn(), done: undefined },
    count: 38,
  },
} satisfies Meta<typeof PipelineReportDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args, userEvent }) => {
    await findDialog('Report');
    await userEvent.click(screen.getByRole('button', { name: 'Export 38 applications as CSV' }));
    await expect(args.csv.onExport).toHaveBeenCalledOnce();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Error: Story = {
  args: { state: { status: 'error', error: { message: 'The server did not answer.' }, onRetry: fn() } },
};
/** Nobody was answered yet, and nobody rated. */
export const Unanswered: Story = {
  args: {
    job: undefined,
    count: 2,
    state: {
      status: 'ready',
      report: {
        applications: 2,
        answered: 0,
        byStatus: { '1': 2, '2': 0, '3': 0, '4': 0 },
        perDay: report.perDay.map((day, index) => ({ ...day, applications: index === 29 ? 2 : 0 })),
      },
    },
  },
};
export const Exporting: Story = {
  args: { csv: { onExport: fn(), done: 200 }, count: 5000 },
  play: async () => {
    await expect(await screen.findByText('200 of 5000 collected')).toBeInTheDocument();
  },
};
export const Failed: Story = {
  args: { csv: { onExport: fn(), done: undefined, error: 'The file was not made. Something went wrong' } },
  play: async () => {
    await findDialog('Report');
    await waitFor(() => expect(screen.getByText(/The file was not made/)).toBeVisible());
  },
};
export const LongText: Story = { args: { job: longName, count: 123_456 } };
