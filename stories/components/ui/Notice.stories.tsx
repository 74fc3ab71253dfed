import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { longName, longText } from '../../../mocks/fixtures/longText.ts';
import { Button } from '../../../src/components/ui/Button.tsx';
import { Notice } from '../../../src/components/ui/Notice.tsx';

const meta = {
  title: 'Components/Ui/Notice',
  component: Notice,
  args: { children: 'Add one certificate: HR searches for it most in your field.' },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Add one certificate');
  },
};
export const Success: Story = { args: { tone: 'success', children: 'Your password was changed.' } };
export const Warning: Story = {
  args: { tone: 'warning', children: 'You are offline. Your post is kept on this device.' },
};
export const Danger: Story = {
  args: { tone: 'danger', title: 'This event has ended', children: 'Tickets are no longer sold.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This event has ended');
  },
};
/** A finger needs 44 px. */
export const LongText: Story = {
  args: {
    title: longName,
    children: longText,
    action: <Button size="sm">Answer them</Button>,
    onDismiss: fn(),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, userEvent }) => {
    const least = matchMedia('(min-width: 768px)').matches ? 32 : 44;
    for (const button of canvas.getAllByRole('button'))
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(least);
    const dismiss = canvas.getByRole('button', { name: 'Dismiss' });
    await userEvent.click(dismiss);
    await expect(args.onDismiss).toHaveBeenCalledOnce();
    dismiss.blur();
  },
};
