import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { AccountPanel } from '../../../src/components/account/AccountPanel.tsx';
import { ChangePasswordForm } from '../../../src/components/account/ChangePasswordForm.tsx';

const meta = {
  title: 'Components/Account/AccountPanel',
  component: AccountPanel,
  args: { title: 'Change password', children: <ChangePasswordForm onSubmit={fn()} /> },
} satisfies Meta<typeof AccountPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
