import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { longWord } from '../../../mocks/fixtures/longText.ts';
import { Button } from '../../../src/components/ui/Button.tsx';
import { StillWorkingNote } from '../../../src/components/ui/StillWorkingNote.tsx';
import { WaitingContext } from '../../../src/components/ui/waiting.ts';

const meta = {
  title: 'Components/Ui/Button',
  component: Button,
  args: { children: 'Send application', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Send application' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Outline: Story = { args: { variant: 'outline' } };
export const Ghost: Story = { args: { variant: 'ghost' } };
export const Danger: Story = { args: { variant: 'danger', children: 'Delete account' } };
export const DangerQuiet: Story = { args: { variant: 'dangerQuiet', children: 'Discard' } };
export const Live: Story = { args: { variant: 'live', children: 'Go live' } };
/** Drawn as small as ever, it takes a finger's 44 px. */
export const SmallOnPhone: Story = {
  args: { size: 'sm', variant: 'outline', children: 'Connect' },
  // It looks as the small button of Notice does.
  tags: ['!visual', 'vitest'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const { height } = getComputedStyle(canvas.getByRole('button'), '::after');
    await expect(parseFloat(height)).toBeGreaterThanOrEqual(44);
  },
};
const cancel = fn();
const LongWait = () => <StillWorkingNote lasts onCancel={cancel} />;
/** A busy button hears no click. No answer for so long that whoever waits may end it (product 2.1). */
export const StillWorking: Story = {
  args: { busy: true, busyLabel: 'Sending' },
  decorators: [
    (Story) => (
      <WaitingContext value={LongWait}>
        <Story />
      </WaitingContext>
    ),
  ],
  play: async ({ args, canvas, userEvent }) => {
    cancel.mockClear();
    const button = canvas.getByRole('button', { name: 'Send application' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).toHaveTextContent('Sending');
    await expect(canvas.getByText('Still working…')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(cancel).toHaveBeenCalledOnce();
    // It is what can be pressed again; the note goes.
    await expect(button).toHaveFocus();
  },
};
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};
export const LongText: Story = {
  args: { children: `Write to ${longWord}`, iconStart: <Plus aria-hidden /> },
};
