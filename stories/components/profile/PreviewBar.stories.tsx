import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PreviewBar } from '../../../src/components/profile/PreviewBar.tsx';

const meta = {
  title: 'Components/Profile/PreviewBar',
  component: PreviewBar,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640, marginInline: 'auto', padding: 16 }}>
        <Story />
      </div>
    ),
  ],
  args: { viewer: 0, onViewer: fn(), onStop: fn() },
} satisfies Meta<typeof PreviewBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Seen by' }), '2');
    await expect(args.onViewer).toHaveBeenCalledWith({ viewer: 2 });
    await userEvent.click(canvas.getByRole('button', { name: 'Stop preview' }));
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
};
