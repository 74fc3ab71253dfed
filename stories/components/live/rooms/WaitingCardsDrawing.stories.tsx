import type { Meta, StoryObj } from '@storybook/react-vite';
import { WaitingCardsDrawing } from '../../../../src/components/live/rooms/WaitingCardsDrawing.tsx';

const meta = {
  title: 'Components/Live/WaitingCardsDrawing',
  component: WaitingCardsDrawing,
  // The lists show it.
  tags: ['!visual'],
} satisfies Meta<typeof WaitingCardsDrawing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
