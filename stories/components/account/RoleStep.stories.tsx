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

export const Rejected: Story = {
  args: { role: 2, errors: { role: 'This phone already has an HR account — log in or recover' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /^HR/ })).toBeChecked();
    await expect(canvas.getByText('I look for work, go to events and follow brands.')).toBeVisible();
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(
      'This phone already has an HR account — log in or recover',
    );
  },
};
