import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProfileDrawing } from '../../../src/components/profile/ProfileDrawing.tsx';

const meta = {
  title: 'Components/Profile/ProfileDrawing',
  component: ProfileDrawing,
} satisfies Meta<typeof ProfileDrawing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
