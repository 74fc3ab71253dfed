import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { filledJob } from '../../../mocks/factories/jobForm.ts';
import { jobHints } from '../../../src/domain/jobHints.ts';
import { JobHintsPanel } from '../../../src/components/jobs/JobHintsPanel.tsx';

const meta = {
  title: 'Components/Jobs/JobHintsPanel',
  component: JobHintsPanel,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    hints: jobHints({
      ...filledJob,
      vacancyName: 'Rockstar salesman',
      description: 'We are a young team and look for a native speaker. He will travel.',
    }),
    step: 'basics',
    onStep: fn(),
  },
} satisfies Meta<typeof JobHintsPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('“young”')).toBeVisible();
    await expect(canvas.getByText(/Age says nothing about the work/)).toBeVisible();
    const [go] = canvas.getAllByRole('button', { name: 'Go to Description' });
    if (go) await userEvent.click(go);
    await expect(args.onStep).toHaveBeenCalledWith({ step: 'description' });
    go?.blur();
  },
};
export const Nothing: Story = { args: { hints: [] } };
