import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { longName } from '../../../mocks/fixtures/longText.ts';
import { PipelineHeader } from '../../../src/components/jobs/PipelineHeader.tsx';

const meta = {
  title: 'Components/Jobs/PipelineHeader',
  component: PipelineHeader,
  args: { job: 'Wind turbine technician', total: 38, onReport: fn() },
} satisfies Meta<typeof PipelineHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('38 applications')).toBeVisible();
  },
};
export const AllJobs: Story = { args: { job: undefined, total: 1 } };
export const LongText: Story = { args: { job: longName, total: 123_456 } };
