import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { longText, longWord } from '../../../mocks/fixtures/longText.ts';
import { FormActions } from '../../../src/components/ui/FormActions.tsx';

const meta = {
  title: 'Components/Ui/FormActions',
  component: FormActions,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 512, marginInline: 'auto', padding: 16 }}>
        <Story />
      </div>
    ),
  ],
  args: { onCancel: fn() },
} satisfies Meta<typeof FormActions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
export const Saving: Story = { args: { busy: true } };
/** A file goes with the rest. */
export const Waiting: Story = {
  args: { waiting: 'The file is on its way' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'The file is on its way' })).toBeDisabled();
  },
};
export const LongText: Story = { args: { error: longText, label: longWord } };
