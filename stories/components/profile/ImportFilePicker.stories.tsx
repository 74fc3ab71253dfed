import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ImportFilePicker } from '../../../src/components/profile/ImportFilePicker.tsx';

const meta = {
  title: 'Components/Profile/ImportFilePicker',
  component: ImportFilePicker,
  args: { onFile: fn() },
} satisfies Meta<typeof ImportFilePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const file = new File(['{}'], 'resume.json', { type: 'application/json' });
    await userEvent.upload(canvas.getByLabelText('File to import'), file);
    await expect(args.onFile).toHaveBeenCalledWith({ file });
  },
};
export const Busy: Story = { args: { busy: true } };
