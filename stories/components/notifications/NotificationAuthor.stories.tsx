import type { Meta, StoryObj } from '@storybook/react-vite';
import { authors } from '../../../mocks/factories/feed.ts';
import { NotificationAuthor } from '../../../src/components/notifications/NotificationAuthor.tsx';

const meta = {
  title: 'Components/Notifications/NotificationAuthor',
  component: NotificationAuthor,
  args: { type: 17, actors: [authors.ilse] },
} satisfies Meta<typeof NotificationAuthor>;
export default meta;
type Story = StoryObj<typeof meta>;
export const Minimal: Story = { args: { type: 28, actors: undefined } };
