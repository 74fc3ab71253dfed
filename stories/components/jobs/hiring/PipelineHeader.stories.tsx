import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PipelineHeader } from '../../../../src/components/jobs/hiring/PipelineHeader.tsx';

const meta = {
  title: 'Components/Jobs/PipelineHeader',
  component: PipelineHeader,
  args: {
    job: 'Wind turbine technician',
    total: 38,
    onStatistics: fn(),
    csv: { onExport: fn(), count: 38, done: undefined },
  },
} satisfies Meta<typeof PipelineHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('38 applications')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Statistics' }));
    await expect(args.onStatistics).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
    await expect(args.csv.onExport).toHaveBeenCalledOnce();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};
export const Failed: Story = {
  args: {
    csv: {
      onExport: fn(),
      count: 38,
      done: undefined,
      error: 'The file was not made. The server did not answer.',
    },
  },
};
