import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { longName } from '../../../mocks/fixtures/longText.ts';
import { DeletedJobRow } from '../../../src/components/jobs/DeletedJobRow.tsx';

const meta = {
  title: 'Components/Jobs/DeletedJobRow',
  component: DeletedJobRow,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    name: 'Crane operator, harbour',
    onUndo: fn(),
  },
} satisfies Meta<typeof DeletedJobRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
    canvas.getByRole('button', { name: 'Undo' }).blur();
  },
};
export const Minimal: Story = { args: { name: 'Cook' } };
export const LongText: Story = { args: { name: longName } };
