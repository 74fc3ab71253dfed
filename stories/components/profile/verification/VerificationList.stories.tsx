import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { VerificationList } from '../../../../src/components/profile/verification/VerificationList.tsx';

const meta = {
  title: 'Components/Profile/VerificationList',
  component: VerificationList,
  args: { state: { status: 'empty' }, onOpen: fn(), onCancel: fn() },
} satisfies Meta<typeof VerificationList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
