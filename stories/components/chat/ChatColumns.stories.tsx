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
/** A phone shows the conversation alone. */
export const Open: Story = {
  args: { conversation: place('With Ilse') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('With Ilse')).toBeVisible();
    const wide = matchMedia('(min-width: 768px)').matches;
    await expect(canvas.getByText('Conversations').checkVisibility()).toBe(wide);
  },
};
