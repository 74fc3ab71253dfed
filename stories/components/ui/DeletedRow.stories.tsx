import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { longName } from '../../../mocks/fixtures/longText.ts';
import { frames } from '../../../mocks/frames.ts';
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

const lost = (name: string) => {
  const button = document.createElement('button');
  button.textContent = name;
  document.body.append(button);
  button.focus();
  return button;
};

/**
 * What had the focus goes in its own time, and takes it back once before: in the end Undo has it. Whoever went elsewhere by
 * themselves is left there.
 */
export const Default: Story = {
  args: { takesFocus: true },
  play: async ({ args, canvas, userEvent }) => {
    const undo = canvas.getByRole('button', { name: 'Undo' });
    await waitFor(() => expect(undo).toHaveFocus());
    const menu = lost('A menu that goes later');
    await expect(menu).toHaveFocus();
    menu.remove();
    await waitFor(() => expect(undo).toHaveFocus());
    await userEvent.tab();
    const next = lost('Where the member went');
    next.remove();
    await frames();
    await expect(undo).not.toHaveFocus();
    await userEvent.click(undo);
    await expect(args.onUndo).toHaveBeenCalledOnce();
    undo.blur();
  },
};
export const LongText: Story = { args: { name: longName } };
