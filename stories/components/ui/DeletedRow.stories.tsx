import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { longName } from '../../../mocks/fixtures/longText.ts';
import { DeletedRow } from '../../../src/components/ui/DeletedRow.tsx';

const meta = {
  title: 'Components/Ui/DeletedRow',
  component: DeletedRow,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640, marginInline: 'auto', padding: 16 }}>
        <Story />
      </div>
    ),
  ],
  args: { name: 'Backend developer at Kade Payments', onUndo: fn() },
} satisfies Meta<typeof DeletedRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
};
export const Playground: Story = {};
export const Short: Story = { args: { name: 'X' } };
export const LongText: Story = { args: { name: longName } };
