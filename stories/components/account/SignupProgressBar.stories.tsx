import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SignupProgressBar } from '../../../src/components/account/SignupProgressBar.tsx';

const meta = {
  title: 'Components/Account/SignupProgressBar',
  component: SignupProgressBar,
  args: { step: 'role' },
} satisfies Meta<typeof SignupProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(/Who are you\?\s*Step 1 of 3/);
  },
};
export const Details: Story = { args: { step: 'details' } };
/** The step with the longest title; nothing here comes from members. */
export const LongText: Story = { args: { step: 'password' } };
