import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ChatColumns } from '../../../src/components/chat/ChatColumns.tsx';

const place = (name: string) => <p style={{ padding: 20 }}>{name}</p>;

const meta = {
  title: 'Components/Chat/ChatColumns',
  component: ChatColumns,
  args: { list: place('Conversations'), empty: <p>Choose a conversation</p> },
} satisfies Meta<typeof ChatColumns>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Conversations')).toBeVisible();
  },
};
