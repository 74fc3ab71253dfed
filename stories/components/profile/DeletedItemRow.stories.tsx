import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { longName } from '../../../mocks/fixtures/longText.ts';
import { DeletedItemRow } from '../../../src/components/profile/DeletedItemRow.tsx';

const meta = {
  title: 'Components/Profile/DeletedItemRow',
  component: DeletedItemRow,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640, marginInline: 'auto', padding: 16 }}>
        <Story />
      </div>
    ),
  ],
  args: { name: 'Backend developer at Kade Payments', onUndo: fn() },
} satisfies Meta<typeof DeletedItemRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
};
export const Minimal: Story = { args: { name: 'X' } };
export const LongText: Story = { args: { name: longName } };
