import { chakra } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StillWorkingNote } from '../../../src/components/ui/StillWorkingNote.tsx';

const meta = {
  title: 'Components/Ui/StillWorkingNote',
  component: StillWorkingNote,
  args: { lasts: true, onCancel: fn() },
} satisfies Meta<typeof StillWorkingNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Still working…')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
/** What a payment provider does cannot be taken back. */
export const Playground: Story = {
  args: { onCancel: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Still working…')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
/** Beside a wide button. */
export const LongText: Story = {
  decorators: [
    (Story) => (
      <chakra.div width="6rem" display="grid">
        <Story />
      </chakra.div>
    ),
  ],
};
