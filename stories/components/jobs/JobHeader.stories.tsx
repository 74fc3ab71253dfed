import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { makeJobPost } from '../../../mocks/factories/jobs.ts';
import { Button } from '../../../src/components/ui/Button.tsx';
import { JobHeader } from '../../../src/components/jobs/JobHeader.tsx';

const meta = {
  title: 'Components/Jobs/JobHeader',
  component: JobHeader,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    job: makeJobPost(),
    saved: false,
    onSave: fn(),
    onShare: fn(),
    apply: <Button size="lg">Apply</Button>,
  },
} satisfies Meta<typeof JobHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Save' });
    await userEvent.click(save);
    await expect(args.onSave).toHaveBeenCalledWith({ saved: true });
    save.blur();
  },
};
/** A reason of two lines: its icon stands beside the first. */
export const WithoutPay: Story = {
  args: {
    job: (({ salaryMin: _least, salaryMax: _most, ...job }) => job)(
      makeJobPost({
        salaryHiddenReason:
          'We agree on it in the first talk, by the scale of the port and by what you have done before.',
      }),
    ),
  },
  play: async ({ canvas }) => {
    const reason = canvas.getByText(/^Pay not shown/);
    const icon = reason.previousElementSibling;
    await expect(icon?.getBoundingClientRect().top).toBeCloseTo(reason.getBoundingClientRect().top, 0);
  },
};
