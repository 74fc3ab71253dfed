import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EventDrawing } from '../../../../src/components/events/search/EventDrawing.tsx';

const meta = {
  title: 'Components/Events/EventDrawing',
  component: EventDrawing,
} satisfies Meta<typeof EventDrawing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
  },
};
