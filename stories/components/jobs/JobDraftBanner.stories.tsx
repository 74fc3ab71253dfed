import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { JobDraftBanner } from '../../../src/components/jobs/JobDraftBanner.tsx';

const meta = {
  title: 'Components/Jobs/JobDraftBanner',
  component: JobDraftBanner,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    onDiscard: fn(),
  },
} satisfies Meta<typeof JobDraftBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const discard = canvas.getByRole('button', { name: 'Discard' });
    await userEvent.click(discard);
    await expect(args.onDiscard).toHaveBeenCalledOnce();
    discard.blur();
  },
};
export const LongText: Story = {
  // It has no text of anybody; it looks as Default does.
  tags: ['!visual'],
};
