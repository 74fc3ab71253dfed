import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { makeJobPost, makeOwnJob } from '../../../mocks/factories/jobs.ts';
import { longName, longText } from '../../../mocks/fixtures/longText.ts';
import { JobPanel } from '../../../src/components/jobs/JobPanel.tsx';

const meta = {
  title: 'Components/Jobs/JobPanel',
  component: JobPanel,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    job: makeJobPost(),
    ways: {},
    saved: false,
    onSave: fn(),
    onShare: fn(),
    onCopyLink: fn(),
    onReport: fn(),
    onApply: fn(),
  },
} satisfies Meta<typeof JobPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const apply = canvas.getByRole('button', { name: 'Apply' });
    await userEvent.click(apply);
    await expect(args.onApply).toHaveBeenCalledOnce();
    apply.blur();
  },
};
export const LongText: Story = {
  args: {
    job: makeJobPost({
      vacancyName: longName.slice(0, 100),
      description: longText,
      changes: [
        { at: '2026-01-13T09:00:00.000Z', field: 'pay', from: '€3,200 a month', to: '€3,400 a month' },
      ],
    }),
  },
};
export const Draft: Story = {
  args: { job: makeOwnJob({ status: 0, postedAt: undefined, skills: [] } as never), onSave: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Draft')).toBeVisible();
    await expect(canvas.queryByText('No longer accepting')).toBeNull();
    // Nothing can be done about it, so no strip hangs over the text for that.
    const strips = [...canvasElement.querySelectorAll('div')].filter(
      (one) => getComputedStyle(one).position === 'sticky' && getComputedStyle(one).display !== 'none',
    );
    await expect(strips).toHaveLength(0);
  },
};
