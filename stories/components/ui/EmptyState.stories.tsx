import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longText } from '../../../mocks/fixtures/longText.ts';
import { Button } from '../../../src/components/ui/Button.tsx';
import { EmptyState } from '../../../src/components/ui/EmptyState.tsx';

const meta = {
  title: 'Components/Ui/EmptyState',
  component: EmptyState,
  args: {
    drawing: 'posts',
    children: 'Nothing here yet. Follow people and their posts will stand here.',
    action: <Button href="/people">Find people</Button>,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Find people' })).toHaveAttribute('href', '/people');
  },
};
export const WithoutAction: Story = {
  args: { drawing: 'bell', children: 'You have seen everything.', action: undefined },
};
export const LongText: Story = { args: { children: longText } };
