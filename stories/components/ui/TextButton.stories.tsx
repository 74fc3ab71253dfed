import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TextButton } from '../../../src/components/ui/TextButton.tsx';

const meta = {
  title: 'Components/Ui/TextButton',
  component: TextButton,
  args: { children: 'Send the code again', onClick: fn() },
} satisfies Meta<typeof TextButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Inline: Story = {
  args: { variant: 'inline', children: 'terms' },
  render: (args) => (
    <p>
      I accept the <TextButton {...args} /> and the privacy notice.
    </p>
  ),
};
export const Quiet: Story = { args: { variant: 'quiet', children: 'Privacy' } };
export const Disabled: Story = {
  args: { disabled: true, children: 'Send again in 24 s' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};
