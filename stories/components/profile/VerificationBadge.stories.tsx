import type { Meta, StoryObj } from '@storybook/react-vite';
import { VerificationBadge } from '../../../src/components/profile/VerificationBadge.tsx';

const meta = {
  title: 'Components/Profile/VerificationBadge',
  component: VerificationBadge,
  args: { status: 3 },
} satisfies Meta<typeof VerificationBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Asked for, and not sent yet: the owner alone learns of it. */
export const Requested: Story = { args: { status: 1, own: true } };
export const InReview: Story = { args: { status: 2, own: true } };
