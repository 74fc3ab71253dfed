import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { longName } from '../../../mocks/fixtures/longText.ts';
import { FormatBar } from '../../../src/components/ui/FormatBar.tsx';
import { toggleItalic } from '../../../src/components/ui/useFormat.ts';

const meta = {
  title: 'Components/Ui/FormatBar',
  component: FormatBar,
  args: { label: 'Your post', onFormat: fn() },
} satisfies Meta<typeof FormatBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Format: Your post' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Italic' }));
    await expect(args.onFormat).toHaveBeenCalledWith(toggleItalic);
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = { args: { label: longName } };
