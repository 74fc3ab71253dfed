import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RoleStep } from '../../../src/components/account/RoleStep.tsx';

const meta = {
  title: 'Components/Account/RoleStep',
  component: RoleStep,
  args: { onNext: fn() },
} satisfies Meta<typeof RoleStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(4);
  },
};
export const Invalid: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByRole('radio', { name: /^User/ })).toHaveFocus();
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Please choose who you are.');
    await expect(args.onNext).not.toHaveBeenCalled();
  },
};
export const Rejected: Story = {
  args: { role: 2, errors: { role: 'This phone already has an HR account — log in or recover' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /^HR/ })).toBeChecked();
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(
      'This phone already has an HR account — log in or recover',
    );
  },
};
export const Done: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowDown}{ArrowDown}');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onNext).toHaveBeenCalledWith({ role: 3 });
  },
};
