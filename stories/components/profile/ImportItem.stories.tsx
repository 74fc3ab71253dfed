import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { newRow } from '../../../mocks/factories/resume.ts';
import { ImportItem } from '../../../src/components/profile/ImportItem.tsx';

const meta = {
  title: 'Components/Profile/ImportItem',
  component: ImportItem,
  args: { row: newRow, chosen: true, onChoose: fn() },
} satisfies Meta<typeof ImportItem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /Teaching assistant/ }));
    await expect(args.onChoose).toHaveBeenCalledWith({ id: newRow.id, chosen: false });
  },
};
