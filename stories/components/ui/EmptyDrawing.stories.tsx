import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyDrawing } from '../../../src/components/ui/EmptyDrawing.tsx';

const meta = {
  title: 'Components/Ui/EmptyDrawing',
  component: EmptyDrawing,
  args: { name: 'posts' },
} satisfies Meta<typeof EmptyDrawing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Posts: Story = { args: { name: 'posts' } };
export const People: Story = { args: { name: 'people' } };
export const Search: Story = { args: { name: 'search' } };
export const Offline: Story = { args: { name: 'offline' } };
export const Lock: Story = { args: { name: 'lock' } };
export const NotFound: Story = { args: { name: 'notFound' } };
export const Broken: Story = { args: { name: 'broken' } };
export const Chat: Story = { args: { name: 'chat' } };
export const Bell: Story = { args: { name: 'bell' } };
/** A drawing has no text; here for the rule that every primitive is tried with it. */
export const LongText: Story = { args: { name: 'notFound' } };
