import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { EditNoticeBanner } from '../../../src/components/profile/EditNoticeBanner.tsx';

const meta = {
  title: 'Components/Profile/EditNoticeBanner',
  component: EditNoticeBanner,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 512, marginInline: 'auto', padding: 16 }}>
        <Story />
      </div>
    ),
  ],
  args: { draft: { onDiscard: fn() } },
} satisfies Meta<typeof EditNoticeBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(args.draft?.onDiscard).toHaveBeenCalledOnce();
  },
};
