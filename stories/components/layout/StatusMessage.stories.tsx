import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longText, longWord } from '../../../mocks/fixtures/longText.ts';
import { StatusMessage } from '../../../src/components/layout/StatusMessage.tsx';
import { Button } from '../../../src/components/ui/Button.tsx';

const goHome = <Button href="/">Go Home</Button>;

const meta = {
  title: 'Components/Layout/StatusMessage',
  component: StatusMessage,
  args: {
    drawing: 'notFound',
    title: 'Oops! The page you are looking for does not exist.',
    actions: goHome,
  },
} satisfies Meta<typeof StatusMessage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
  },
};
export const Minimal: Story = { args: { actions: undefined } };
export const LongText: Story = { args: { title: longWord, text: longText, details: longText } };
