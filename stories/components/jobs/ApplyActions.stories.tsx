import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ApplyActions } from '../../../src/components/jobs/ApplyActions.tsx';

const meta = {
  title: 'Components/Jobs/ApplyActions',
  component: ApplyActions,
  decorators: [
    (Story) => (
      <div style={{ padding: 24 }}>
        <Story />
      </div>
    ),
  ],
  args: { onSave: fn(), onCancel: fn() },
} satisfies Meta<typeof ApplyActions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save for later' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
};
