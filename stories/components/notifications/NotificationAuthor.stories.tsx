import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { authors } from '../../../mocks/factories/feed.ts';
import { longName } from '../../../mocks/fixtures/longText.ts';
import { NotificationAuthor } from '../../../src/components/notifications/NotificationAuthor.tsx';

const meta = {
  title: 'Components/Notifications/NotificationAuthor',
  component: NotificationAuthor,
  args: { type: 17, actors: [authors.ilse] },
} satisfies Meta<typeof NotificationAuthor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: { type: 28, actors: undefined } };
/** The latest two of many; the text beside them has the number. */
export const Several: Story = {
  args: { actors: [authors.ilse, authors.tomas, authors.joonho] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ID')).toBeVisible();
    await expect(canvas.getByText('TÁ')).toBeVisible();
    await expect(canvas.queryByText('JP')).toBeNull();
  },
};
export const Companies: Story = { args: { type: 20, actors: [authors.nordlicht, authors.sol] } };
export const LongText: Story = {
  args: { actors: [{ ...authors.ilse, userName: longName }, authors.konoha] },
};
