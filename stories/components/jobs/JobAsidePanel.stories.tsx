import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { filledJob } from '../../../mocks/factories/jobForm.ts';
import { pictures } from '../../../mocks/fixtures/pictures.ts';
import { JobAsidePanel } from '../../../src/components/jobs/JobAsidePanel.tsx';

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
/** As it is chosen in the form, before it is saved. */
export const WithPicture: Story = { args: { companyImage: pictures.dunes.url } };
