import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { EditFormActions } from '../../../src/components/profile/EditFormActions.tsx';

const meta = {
  title: 'Components/Profile/EditFormActions',
  component: EditFormActions,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 512, marginInline: 'auto', padding: 16 }}>
        <Story />
      </div>
    ),
  ],
  args: { onCancel: fn() },
} satisfies Meta<typeof EditFormActions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
export const Saving: Story = { args: { busy: true } };
export const Failed: Story = {
  args: {
    error:
      'You seem to be offline. Check your connection and try again. What you wrote is kept on this device.',
  },
};
