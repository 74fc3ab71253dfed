import type { Meta, StoryObj } from '@storybook/react-vite';
import { OrganiserDrawing } from '../../../../src/components/events/organiser/OrganiserDrawing.tsx';

const meta = {
  title: 'Components/Events/OrganiserDrawing',
  component: OrganiserDrawing,
} satisfies Meta<typeof OrganiserDrawing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
