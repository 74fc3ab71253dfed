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
export const Forbidden: Story = {
  args: {
    drawing: 'lock',
    title: '403 Unauthorized',
    text: 'You do not have permission to access this page. Please log in with the correct credentials or go back.',
    actions: (
      <>
        {goHome}
        <Button href="/login" variant="outline">
          Login
        </Button>
      </>
    ),
  },
};
export const Broken: Story = {
  args: {
    drawing: 'broken',
    title: 'Unable to load the page.',
    text: 'Please check your internet connection and try again.',
    actions: <Button>Reload</Button>,
    details: 'TypeError: posts.map is not a function',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Details'));
    await expect(canvas.getByText(/TypeError/)).toBeVisible();
  },
};
