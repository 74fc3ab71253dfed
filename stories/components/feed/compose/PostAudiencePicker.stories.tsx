import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PostAudiencePicker } from '../../../../src/components/feed/compose/PostAudiencePicker.tsx';

const meta = {
  title: 'Components/Feed/PostAudiencePicker',
  component: PostAudiencePicker,
  args: { value: { visibility: 0, commentPolicy: 0 }, onChange: fn() },
} satisfies Meta<typeof PostAudiencePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Who can see this' }),
      'My connections',
    );
    await expect(args.onChange).toHaveBeenCalledWith({ visibility: 1 });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Who may comment' }), 'Nobody');
    await expect(args.onChange).toHaveBeenCalledWith({ commentPolicy: 2 });
  },
};
