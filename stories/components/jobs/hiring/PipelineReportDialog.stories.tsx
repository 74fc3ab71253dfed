import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { report } from '../../../../mocks/factories/applications.ts';
import { findDialog } from '../../../../mocks/findDialog.ts';
import { PipelineReportDialog } from '../../../../src/components/jobs/hiring/PipelineReportDialog.tsx';

const meta = {
  title: 'Components/Jobs/PipelineReportDialog',
  component: PipelineReportDialog,
  args: {
    open: true,
    onClose: fn(),
    job: 'Wind turbine technician',
    state: { status: 'ready', report },
  },
} satisfies Meta<typeof PipelineReportDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async () => {
    const dialog = await findDialog('Statistics');
    await expect(within(dialog).getByText('Wind turbine technician')).toBeInTheDocument();
    // The numbers of the drawing stand in a table too.
    const table = await within(dialog).findByRole('table', { name: 'Applications per day' });
    await expect(within(table).getAllByRole('row')).toHaveLength(31);
  },
};
/** Nobody was answered yet, and nobody rated. */
export const Unanswered: Story = {
  args: {
    job: undefined,
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
