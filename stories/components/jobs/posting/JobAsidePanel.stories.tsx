import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { filledJob } from '../../../../mocks/factories/jobForm.ts';
import { pictures } from '../../../../mocks/fixtures/pictures.ts';
import { JobAsidePanel } from '../../../../src/components/jobs/posting/JobAsidePanel.tsx';

const meta = {
  title: 'Components/Jobs/JobAsidePanel',
  component: JobAsidePanel,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    values: filledJob,
    step: 'basics',
    onStep: fn(),
  },
} satisfies Meta<typeof JobAsidePanel>;
export default meta;
type Story = StoryObj<typeof meta>;
/** As it is chosen in the form, before it is saved; with hints that lead to other steps. */
export const WithPicture: Story = {
  args: {
    companyImage: pictures.dunes.url,
    values: {
      ...filledJob,
      vacancyName: 'Rockstar salesman',
      description: 'We are a young team and look for a native speaker. He will travel.',
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('“young”')).toBeVisible();
    await expect(canvas.getByText(/Age says nothing about the work/)).toBeVisible();
    const [go] = canvas.getAllByRole('button', { name: 'Go to Description' });
    if (go) await userEvent.click(go);
    await expect(args.onStep).toHaveBeenCalledWith({ step: 'description' });
    go?.blur();
  },
};
