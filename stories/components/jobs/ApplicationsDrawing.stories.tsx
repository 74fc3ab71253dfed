import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { report } from '../../../mocks/factories/applications.ts';
import { ApplicationsDrawing } from '../../../src/components/jobs/ApplicationsDrawing.tsx';

const meta = {
  title: 'Components/Jobs/ApplicationsDrawing',
  component: ApplicationsDrawing,
  args: { days: report.perDay },
} satisfies Meta<typeof ApplicationsDrawing>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The numbers stand in a table too. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Applications per day' })).toBeInTheDocument();
    await expect(canvas.getAllByRole('row')).toHaveLength(31);
  },
};
